/** The least that a game of Kitten Fishing for two can cost: what the machine gives, beside what the fast path makes of it. */

const a = new Uint8Array(64);
const b = new Uint8Array(64);
const train = new Uint8Array(64);

/** The plays of a game of up to 63 cards with ranks below 32 that is known to end, under the default options. */
export function barePlays([first, second]: readonly (readonly number[])[]): number {
  let aFront = 0;
  let aBack = first.length;
  let bFront = 0;
  let bBack = second.length;
  for (let i = 0; i < aBack; i++) a[i] = first[i];
  for (let i = 0; i < bBack; i++) b[i] = second[i];
  let lying = 0;
  let size = 0;
  for (;;) {
    for (;;) {
      const card = a[aFront++ & 63];
      if (((lying >>> card) & 1) === 0) {
        lying |= 1 << card;
        train[size++] = card;
        break;
      }
      a[aBack++ & 63] = card;
      let taken;
      do {
        taken = train[--size];
        lying ^= 1 << taken;
        a[aBack++ & 63] = taken;
      } while (taken !== card);
    }
    if (aFront === aBack) return aFront + bFront;
    for (;;) {
      const card = b[bFront++ & 63];
      if (((lying >>> card) & 1) === 0) {
        lying |= 1 << card;
        train[size++] = card;
        break;
      }
      b[bBack++ & 63] = card;
      let taken;
      do {
        taken = train[--size];
        lying ^= 1 << taken;
        b[bBack++ & 63] = taken;
      } while (taken !== card);
    }
    if (bFront === bBack) return aFront + bFront;
  }
}
