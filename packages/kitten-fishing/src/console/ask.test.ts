import { languages, commandOf, stepOf, type Answer, type Autoplay, type Choice, type Table } from '@console-arcade/console';
import { createRandom, defaultOptions } from '@console-arcade/core';
import { describe, expect, test } from '@jest/globals';
import { kittenFishing, type Move, type State, type View } from '../index.js';
import { ask } from './ask.js';
import { look, names } from './fixtures/scenes.js';

const beginning = (): State => kittenFishing.setup(2, defaultOptions(kittenFishing.options), createRandom(3));
const viewOf = (state: State): View => kittenFishing.view(state, 0);

/** A table at which a key is pressed. */
async function press(
  key: string,
  language = look.language,
): Promise<{ answer: Answer<View, Move>; choices: readonly Choice<View, Move>[] }> {
  let choices: readonly Choice<View, Move>[] = [];
  const table: Table<View, Move> = {
    look: { ...look, language },
    names,
    menu(offered) {
      choices = offered;
      return Promise.resolve((offered.find((choice) => choice.key === key) ?? offered[0]).answer);
    },
    board: () => Promise.reject(new Error('there is no board')),
    line: () => Promise.reject(new Error('there is nothing to write')),
  };
  return { answer: await ask(viewOf(beginning()), table), choices };
}

async function autoplay(key: string): Promise<Autoplay<View, Move>> {
  const { answer } = await press(key);
  if (!('autoplay' in answer)) throw new Error(`${key} plays once`);
  return answer.autoplay;
}

/** Lets moves be made as the play loop does, until the person would be asked again. */
function run({ choose, until }: Autoplay<View, Move>, plays = Infinity): State {
  let state = beginning();
  for (let played = 0; played < plays && kittenFishing.turn(state) !== undefined; played++) {
    const before = viewOf(state);
    state = kittenFishing.play(state, choose(before) as Move);
    if (until?.(before, viewOf(state)) === true) break;
  }
  return state;
}

test('Space, and Enter at first, play one card', async () => {
  const { answer, choices } = await press(' ');
  expect(answer).toEqual({ move: 'play' });
  expect(choices[0].answer).toBe(answer);
});

test.each(languages)('in %s the letters of the choices mean nothing else at the table', async (language) => {
  const { choices } = await press(' ', language);
  const keys = choices.map(({ key = '' }) => key);
  expect(keys).toEqual([' ', 'a', 'c', 'e']);
  for (const name of keys) expect([commandOf({ name }), stepOf({ name })]).toEqual([undefined, undefined]);
});

describe('a game plays by itself', () => {
  test('on and on, seen', async () => {
    const auto = await autoplay('a');
    expect(auto.unseen ?? false).toBe(false);
    expect(run(auto, 30)).toEqual(course30());
  });

  test('at once to the next capture', async () => {
    const auto = await autoplay('c');
    const { captures, last } = run(auto);
    expect(captures).toBe(1);
    expect(last?.captured.length).toBeGreaterThan(1);
    expect(auto.unseen).toBe(true);
  });

  test('at once to the end', async () => {
    const auto = await autoplay('e');
    expect(kittenFishing.outcome(run(auto))?.reason).toBe('last-with-cards');
    expect(auto.unseen).toBe(true);
  });
});

function course30(): State {
  let state = beginning();
  for (let i = 0; i < 30; i++) state = kittenFishing.play(state, 'play');
  return state;
}
