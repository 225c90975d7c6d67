/** Piles of cards: a queue is drawn at the front and filled at the back, a stack is both at the top. */

/** First in, first out. `enqueue`, `dequeue` and `peek` take O(1) (amortised); iteration goes from front to back. */
export class Queue<T> implements Iterable<T> {
  /** A ring: entry i stands at (front + i) & (capacity − 1); the capacity is a power of two. */
  #ring: (T | undefined)[];
  #front = 0;
  #size = 0;

  constructor(items: Iterable<T> = []) {
    const list = [...items];
    this.#ring = list;
    this.#size = list.length;
    this.#ring.length = capacityFor(list.length);
  }

  get size(): number {
    return this.#size;
  }

  /** Puts items at the back, the last one hindmost. */
  enqueue(...items: readonly T[]): void {
    if (this.#size + items.length > this.#ring.length) this.#grow(this.#size + items.length);
    for (const item of items) this.#ring[(this.#front + this.#size++) & (this.#ring.length - 1)] = item;
  }

  /** Takes the item at the front; undefined: the queue is empty. */
  dequeue(): T | undefined {
    if (this.#size === 0) return undefined;
    const item = this.#ring[this.#front];
    this.#ring[this.#front] = undefined;
    this.#front = (this.#front + 1) & (this.#ring.length - 1);
    this.#size--;
    return item;
  }

  /** The item at the front, which stays there; undefined: the queue is empty. */
  peek(): T | undefined {
    return this.#size === 0 ? undefined : this.#ring[this.#front];
  }

  *[Symbol.iterator](): Generator<T> {
    for (let i = 0; i < this.#size; i++) yield this.#ring[(this.#front + i) & (this.#ring.length - 1)] as T;
  }

  #grow(size: number): void {
    const list: (T | undefined)[] = [...this];
    list.length = capacityFor(size);
    this.#ring = list;
    this.#front = 0;
  }
}

const capacityFor = (size: number): number => 2 ** Math.max(3, Math.ceil(Math.log2(size)));

/** Last in, first out. `push`, `pop` and `peek` take O(1); iteration goes from bottom to top, as the pile was laid. */
export class Stack<T> implements Iterable<T> {
  #items: T[];

  constructor(items: Iterable<T> = []) {
    this.#items = [...items];
  }

  get size(): number {
    return this.#items.length;
  }

  /** Lays items on top, the last one topmost. */
  push(...items: readonly T[]): void {
    for (const item of items) this.#items.push(item);
  }

  /** Takes the item on top; undefined: the stack is empty. */
  pop(): T | undefined {
    return this.#items.pop();
  }

  /** The item on top, which stays there; undefined: the stack is empty. */
  peek(): T | undefined {
    return this.#items.at(-1);
  }

  [Symbol.iterator](): ArrayIterator<T> {
    return this.#items.values();
  }
}
