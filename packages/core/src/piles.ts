/** Piles of cards: a queue is drawn at the front and filled at the back, a stack is both at the top. */

/** First in, first out. `enqueue`, `dequeue` and `peek` take O(1) (amortised); iteration goes from front to back. */
export class Queue<T> implements Iterable<T> {
  /** The items, behind the places of those that were taken already. */
  #items: T[];
  #front = 0;

  constructor(items: Iterable<T> = []) {
    this.#items = copyOf(items);
  }

  get size(): number {
    return this.#items.length - this.#front;
  }

  /** Puts items at the back, the last one hindmost. */
  enqueue(...items: readonly T[]): void {
    for (const item of items) this.#items.push(item);
  }

  /** Takes the item at the front; undefined: the queue is empty. */
  dequeue(): T | undefined {
    if (this.#front === this.#items.length) return undefined;
    const item = this.#items[this.#front++];
    // Empty places are given back when they are more than half: each item is then moved at most once on average.
    if (this.#front >= FEW && this.#front * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#front);
      this.#front = 0;
    }
    return item;
  }

  /** The item at the front, which stays there; undefined: the queue is empty. */
  peek(): T | undefined {
    return this.#items[this.#front];
  }

  /** The items from front to back. */
  toArray(): T[] {
    return this.#items.slice(this.#front);
  }

  [Symbol.iterator](): ArrayIterator<T> {
    return this.toArray().values();
  }
}

/** So few empty places are not worth giving back. */
const FEW = 32;

/** A slice is many times faster than walking through an array. */
const copyOf = <T>(items: Iterable<T>): T[] => (Array.isArray(items) ? (items.slice() as T[]) : [...items]);

/** Last in, first out. `push`, `pop` and `peek` take O(1); iteration goes from bottom to top, as the pile was laid. */
export class Stack<T> implements Iterable<T> {
  #items: T[];

  constructor(items: Iterable<T> = []) {
    this.#items = copyOf(items);
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

  /** The items from bottom to top. */
  toArray(): T[] {
    return this.#items.slice();
  }

  [Symbol.iterator](): ArrayIterator<T> {
    return this.toArray().values();
  }
}
