import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Match } from './match.js';
import { formatRecord, parseRecord } from './record.js';
import { replay } from './replay.js';
import { highCard, nim } from './testing/index.js';

const text = `# game: nim
# revision: 1
# seats: 2
# players: you:Ann, bot:perfect
# option heap: 9
# option misere: off
# seed: 4
0 3
1 2
# undone: 2
0 1
1 1
`;

const read = (record: string) => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return replay(nim, parsed.value);
};
const refusalOf = (record: string, game: typeof nim | typeof highCard = nim) => {
  const parsed = parseRecord(record);
  const result = parsed.ok ? replay(game as typeof nim, parsed.value) : parsed;
  return result.ok ? undefined : result.error;
};

describe('a record', () => {
  test('is written as it is read', () => {
    const match = read(text);
    expect(match.ok && formatRecord(match.value.record())).toBe(text);
  });

  test('holds the result of a game that is over', () => {
    const match = new Match(nim, { seed: 1, options: { heap: 2 } });
    match.play(2);
    expect(formatRecord(match.record())).toMatch(/\n# result: last-stone, winners 0, scores 1 0\n$/);
    const drawn = { moves: [], result: { winners: [], scores: [0, 0], reason: 'full' } };
    expect(formatRecord(drawn)).toBe('# result: full, winners none, scores 0 0\n');
  });

  test('says the same as JSON', () => {
    const match = read(text);
    const again = match.ok ? read(JSON.stringify(match.value.record())) : match;
    expect(again.ok && formatRecord(again.value.record())).toBe(text);
  });

  test('keeps an arranged beginning', () => {
    const match = new Match(nim, { seed: 1, start: { stones: 5, turn: 1, misere: true } });
    match.play(2);
    const again = read(formatRecord(match.record()));
    expect(again.ok && again.value.state).toEqual({ stones: 3, turn: 0, misere: true });
  });

  test('keeps what can be redone', () => {
    const match = read('0 3\n1 2\n0 1\n# undone: 2\n');
    expect(match.ok && [match.value.ply, match.value.redoable]).toEqual([1, 2]);
  });
});

describe('reading forgives', () => {
  const cases: [what: string, record: string][] = [
    ['missing headers', '0 3\n1 2\n'],
    ['moves without seats', '3\n2\n'],
    ['other line ends', '0 3\r\n1 2\r'],
    ['blank lines and comments', '# a good game\n\n   \n#\n 0   3\n# view open: {"stones":9}\n1 2'],
    ['a byte order mark before JSON', '\uFEFF{"moves":[{"move":"3"},{"move":"2"}]}'],
    ['what only looks like a header', '# constructor: x\n# __proto__: y\n# constructor: z\n3\n2'],
    ['the line of a move in JSON, where it says the same', '{"moves":[{"seat":0,"move":"3","text":"0  3"},{"move":"2","text":"2"}]}'],
    ['the line of a move in JSON, where it says something else', '{"moves":[{"seat":0,"move":"3","text":"0 1"},{"move":"2","text":5}]}'],
    ['a byte order mark', '\uFEFF# game: nim\n3\n2'],
    ['headers in capitals', '# GAME: nim\n3\n2'],
    ['a result that was edited', '3\n2\n# result: anything'],
    ['options as they are named in programs', '# option misere: false\n3\n2'],
  ];
  test.each(cases)('%s', (_what, record) => {
    const match = read(record);
    expect(match.ok && match.value.turns.map(({ move }) => move)).toEqual([3, 2]);
  });
});

describe('a record is refused, with the line', () => {
  const cases: [why: string, record: string, refusal: object][] = [
    ['an illegal move', '0 3\n1 4\n', { code: 'bad-number', data: { most: 3, line: 2 } }],
    ['no move at all', '# x\n\n0 three', { code: 'not-a-number', at: 0, data: { text: 'three', line: 3 } }],
    ['a seat that is not to move', '0 3\n0 3', { code: 'wrong-seat', data: { seat: 0, turn: 1, line: 2 } }],
    ['a move after the end', '# option heap: 1\n1\n1', { code: 'moves-after-end', data: { move: '1', line: 3 } }],
    ['more takebacks than moves', '1\n# undone: 2', { code: 'nothing-to-undo', data: { undone: 2, played: 1, line: 2 } }],
    ['a header that cannot be read', '# seats: two', { code: 'bad-header', data: { header: 'seats', value: 'two', line: 1 } }],
    ['a seed that is no whole number', '# seed: 1.5', { code: 'bad-header', data: { header: 'seed', value: '1.5', line: 1 } }],
    ['a beginning that is no JSON', '# start: {', { code: 'bad-header', data: { header: 'start', value: '{', line: 1 } }],
    ['a header twice', '# seed: 1\n# seed: 1', { code: 'repeated-header', data: { header: 'seed', line: 2 } }],
    ['an option twice', '# option heap: 5\n# option heap: 5', { code: 'repeated-header', data: { header: 'heap', line: 2 } }],
    ['a binary file', '0 3\n\u0000\u0001', { code: 'not-a-record', at: 4, data: { line: 2 } }],
    ['an empty player', '# players: you,', { code: 'bad-header', data: { header: 'players', value: 'you,', line: 1 } }],
    [
      'JSON with a move of two lines',
      '{"moves":[{"move":"1\\n0 2"}]}',
      { code: 'bad-header', data: { header: 'moves', value: '[{"move":"1\\n0 2"}]', line: 1 } },
    ],
    ['another game', '# game: chess', { code: 'other-game', data: { game: 'chess', expected: 'nim' } }],
    ['a newer revision', '# revision: 2', { code: 'newer-revision', data: { revision: 2, expected: 1 } }],
    ['an unknown option', '# option hep: 5', { code: 'unknown-option', data: { option: 'hep', known: 'heap, misere' } }],
    ['an option out of its range', '# option heap: 100', { code: 'bad-option', data: { option: 'heap', value: '100', allowed: '1..99' } }],
    ['JSON that is cut off', '{"game":"nim"', { code: 'not-a-record', data: { line: 1 } }],
    ['JSON with a wrong field', '{"seats":"2","moves":[]}', { code: 'bad-header', data: { header: 'seats', value: '"2"', line: 1 } }],
    ['JSON whose moves are no list', '{"moves":{"0":1}}', { code: 'bad-header', data: { header: 'moves', value: '{"0":1}', line: 1 } }],
    [
      'JSON with a move that is none',
      '{"moves":[{"seat":0}]}',
      { code: 'bad-header', data: { header: 'moves', value: '[{"seat":0}]', line: 1 } },
    ],
  ];
  test.each(cases)('%s', (_why, record, refusal) => {
    expect(refusalOf(record)).toEqual(refusal);
  });

  test('one option in two spellings', () => {
    const game = { ...nim, options: { ...nim.options, playAgain: { kind: 'flag', default: true } } } as never as typeof nim;
    expect(refusalOf('# option play-again: on\n# option playAgain: off', game)).toEqual({
      code: 'repeated-option',
      data: { option: 'play-again' },
    });
  });

  test('data that has no end is too deep to be quoted, and refused all the same', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    for (const record of [`{"game":${deep}}`, `{"options":{"heap":${deep}},"moves":[]}`]) expect(refusalOf(record)).toBeDefined();
  });

  test('an older revision', () => {
    const parsed = parseRecord('# revision: 1');
    expect(parsed.ok && replay({ ...nim, revision: 2 }, parsed.value)).toMatchObject({ error: { code: 'older-revision' } });
  });

  test('cards without a seed', () => {
    expect(refusalOf('keep', highCard)).toEqual({ code: 'seed-missing' });
  });

  test('any text at all is read or refused, never more', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((s) => `# seed: ${s}`),
        ),
        (anything) => {
          const parsed = parseRecord(anything);
          if (parsed.ok) replay(nim, parsed.value);
        },
      ),
    );
  });
});

describe('a number in front of a move', () => {
  // A game in which a move itself may begin with a number, as `8 8` does in five in a row.
  const pairs = { ...nim, parse: (move: string, view: never) => (/^\d \d$/.test(move) ? nim.parse(move[2], view) : nim.parse(move, view)) };
  const cases: [line: string, means: string, move: number | undefined][] = [
    ['0 2', 'seat 0, move 2', 2],
    ['0 7 2', 'seat 0, move 7 2', 2],
    ['7 2', 'the move 7 2', 2],
    ['1 2', 'the move 1 2, since seat 1 is not to move', 2],
    ['1 7 2', 'nothing: seat 1 is not to move', undefined],
  ];
  test.each(cases)('%s is %s', (line, _means, move) => {
    const parsed = parseRecord(line);
    const match = parsed.ok ? replay(pairs as typeof nim, parsed.value) : parsed;
    expect(match.ok ? match.value.turns[0].move : undefined).toBe(move);
  });
});
