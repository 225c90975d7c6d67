import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Queue, Stack } from './piles.js';

type Operation = { readonly put: readonly number[] } | 'take' | 'look';

/** Mostly single items; now and then a run that outgrows the ring in which a queue keeps them. */
const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.nat(), { maxLength: 3 }).map((put) => ({ put })) },
    { weight: 1, arbitrary: fc.array(fc.nat(), { minLength: 8, maxLength: 40 }).map((put) => ({ put })) },
    { weight: 5, arbitrary: fc.constant<Operation>('take') },
    { weight: 1, arbitrary: fc.constant<Operation>('look') },
  ),
  { maxLength: 200 },
);

/** As many items as would take minutes if a step grew with the length of the pile. */
const many = 300_000;

describe('a queue', () => {
  test('gives back in the order in which it was filled', () => {
    const queue = new Queue(['a', 'b']);
    queue.enqueue('c', 'd');
    expect([queue.dequeue(), queue.dequeue(), queue.dequeue(), queue.dequeue()]).toEqual(['a', 'b', 'c', 'd']);
  });

  test('shows its front and keeps it', () => {
    const queue = new Queue([1, 2]);
    expect(queue.peek()).toBe(1);
    expect(queue.peek()).toBe(1);
    expect(queue.size).toBe(2);
  });

  test('that is empty gives nothing, and is filled again as before', () => {
    const queue = new Queue<number>();
    expect([queue.peek(), queue.dequeue(), queue.size, [...queue]]).toEqual([undefined, undefined, 0, []]);
    queue.enqueue();
    expect(queue.size).toBe(0);
    queue.enqueue(7);
    expect([queue.peek(), queue.size]).toEqual([7, 1]);
  });

  test('runs from front to back, and is not used up by it', () => {
    const queue = new Queue([1, 2, 3]);
    expect([...queue]).toEqual([1, 2, 3]);
    expect([...queue]).toEqual([1, 2, 3]);
  });

  test('can be filled with itself', () => {
    const queue = new Queue([1, 2, 3, 4, 5]);
    queue.enqueue(...queue);
    expect([...queue]).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  });

  test('holds undefined as it holds any item', () => {
    const queue = new Queue([undefined, 1]);
    expect(queue.size).toBe(2);
    expect(queue.dequeue()).toBeUndefined();
    expect(queue.dequeue()).toBe(1);
  });

  test('is apart from the list it was made of, which may be anything that can be run through', () => {
    const list = [1, 2];
    const queue = new Queue(list);
    queue.enqueue(3);
    list.push(9);
    expect([list, [...queue]]).toEqual([
      [1, 2, 9],
      [1, 2, 3],
    ]);
    expect([...new Queue(new Set('abca'))]).toEqual(['a', 'b', 'c']);
    expect([...new Queue(queue)]).toEqual([1, 2, 3]);
  });

  test.each([7, 8, 9, 16, 17, 1000])('goes round when %i items pass through it many times', (size) => {
    const queue = new Queue(Array.from({ length: size }, (_, i) => i));
    for (let turn = 0; turn < 3 * size + 1; turn++) queue.enqueue(queue.dequeue()!);
    expect([...queue]).toEqual(Array.from({ length: size }, (_, i) => (i + 1) % size));
  });

  test('grows without losing its order after it was drawn from', () => {
    const queue = new Queue([1, 2, 3, 4, 5, 6, 7, 8]);
    queue.dequeue();
    queue.dequeue();
    queue.enqueue(9, 10, 11);
    queue.enqueue(12);
    expect([...queue]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('does as a plain list does that is filled at the end and emptied at the beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), operations, (start, steps) => {
        const queue = new Queue(start);
        const list = [...start];
        for (const step of steps) {
          if (step === 'take') expect(queue.dequeue()).toBe(list.shift());
          else if (step === 'look') expect(queue.peek()).toBe(list[0]);
          else {
            queue.enqueue(...step.put);
            list.push(...step.put);
          }
          expect(queue.size).toBe(list.length);
        }
        expect([...queue]).toEqual(list);
      }),
    );
  });

  test('however long takes a step no more for each item', () => {
    const queue = new Queue<number>();
    for (let i = 0; i < many; i++) queue.enqueue(i);
    for (let i = 0; i < 2 * many; i++) queue.enqueue(queue.dequeue()! + many);
    expect([queue.size, queue.peek()]).toEqual([many, 2 * many]);
  });
});

describe('a stack', () => {
  test('gives back the last first', () => {
    const stack = new Stack(['a', 'b']);
    stack.push('c', 'd');
    expect([stack.pop(), stack.pop(), stack.pop(), stack.pop()]).toEqual(['d', 'c', 'b', 'a']);
  });

  test('shows its top and keeps it', () => {
    const stack = new Stack([1, 2]);
    expect(stack.peek()).toBe(2);
    expect(stack.size).toBe(2);
  });

  test('that is empty gives nothing, and is filled again as before', () => {
    const stack = new Stack<number>();
    expect([stack.peek(), stack.pop(), stack.size, [...stack]]).toEqual([undefined, undefined, 0, []]);
    stack.push();
    expect(stack.size).toBe(0);
    stack.push(7);
    expect([stack.peek(), stack.size]).toEqual([7, 1]);
  });

  test('runs from bottom to top, and is not used up by it', () => {
    const stack = new Stack([1, 2, 3]);
    expect([...stack]).toEqual([1, 2, 3]);
    expect([...stack]).toEqual([1, 2, 3]);
  });

  test('is apart from the list it was made of', () => {
    const list = [1, 2];
    const stack = new Stack(list);
    stack.push(3);
    list.push(9);
    expect([list, [...stack]]).toEqual([
      [1, 2, 9],
      [1, 2, 3],
    ]);
  });

  test('does as a plain list does that is filled and emptied at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), operations, (start, steps) => {
        const stack = new Stack(start);
        const list = [...start];
        for (const step of steps) {
          if (step === 'take') expect(stack.pop()).toBe(list.pop());
          else if (step === 'look') expect(stack.peek()).toBe(list.at(-1));
          else {
            stack.push(...step.put);
            list.push(...step.put);
          }
          expect(stack.size).toBe(list.length);
        }
        expect([...stack]).toEqual(list);
      }),
    );
  });

  test('however high takes a step no more for each item', () => {
    const stack = new Stack<number>();
    for (let i = 0; i < many; i++) stack.push(i);
    for (let i = 0; i < 2 * many; i++) stack.push(stack.pop()! + 1);
    expect([stack.size, stack.peek()]).toEqual([many, 3 * many - 1]);
  });
});
