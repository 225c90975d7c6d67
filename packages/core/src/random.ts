/** Chance: a seeded generator whose state can be kept in a game's state, saved and restored. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** A whole number from 0 to n − 1, each equally likely. */
  int(n: number): number;
  /** One entry of a list that is not empty, each equally likely. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy, each order equally likely (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[];
  /** Plain JSON from which `restore` goes on with the same numbers. */
  state(): RandomState;
  /** Sets this generator to a saved state and returns it. */
  restore(state: RandomState): Random;
}

/** The four 32-bit words of xoroshiro128+. */
export type RandomState = readonly number[];

/**
 * A generator from a seed. The same seed and path give the same numbers for ever.
 *
 * @param seed any safe integer
 * @param path further safe integers that name an independent stream of the same seed, such as (ply, seat) for a bot's chance
 * @throws RangeError when one of them is no safe integer
 */
export function createRandom(seed: number, ...path: readonly number[]): Random {
  let generator = xoroshiro128plusFromState(mix([seed, ...path]));
  const random: Random = {
    int(n) {
      if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`random.int needs a whole number from 1 up, not ${n}`);
      return uniformInt(generator, 0, n - 1);
    },
    pick: (list) => {
      if (list.length === 0) throw new RangeError('random.pick needs a list that is not empty');
      return list[random.int(list.length)];
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = uniformInt(generator, 0, i);
        const kept = shuffled[i];
        shuffled[i] = shuffled[j];
        shuffled[j] = kept;
      }
      return shuffled;
    },
    state: () => [...generator.getState()],
    restore(state) {
      if (!isRandomState(state)) throw new RangeError('a generator state is four 32-bit integers, not all zero');
      generator = xoroshiro128plusFromState(state);
      return random;
    },
  };
  return random;
}

/** Whether outside data is the state of a generator. */
export function isRandomState(data: unknown): data is RandomState {
  return (
    Array.isArray(data) &&
    data.length === 4 &&
    data.every((word) => Number.isInteger(word) && (word as number) === ((word as number) | 0)) &&
    data.some((word) => word !== 0)
  );
}

/** Folds numbers into four well-mixed words, so that neighbouring seeds and paths have nothing in common. */
function mix(numbers: readonly number[]): number[] {
  const words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]; // the first digits of pi: no number of ours hides in them
  for (const number of numbers) {
    if (!Number.isSafeInteger(number)) throw new RangeError(`a seed is a safe integer, not ${number}`);
    const low = number | 0;
    const high = Math.floor(number / 2 ** 32) | 0;
    for (let i = 0; i < words.length; i++) words[i] = scramble(scramble(words[i] ^ low) + high + Math.imul(i + 1, 0x9e3779b9));
  }
  return words;
}

/** The finalizer of MurmurHash3: every input bit flips each output bit in about half of all cases. */
function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
