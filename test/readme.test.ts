/** The examples in the READMEs are programs: each compiles and runs as it stands, and has something to say. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { run } from './run.js';

const root = path.resolve(import.meta.dirname, '..');
/** Below the root's node_modules, so that the names of our packages lead to what the build made of them. */
const folder = path.join(root, 'node_modules/.cache/readme');

interface Example {
  readonly name: string;
  readonly text: string;
}

const readmes = ['.', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)].flatMap((place) =>
  existsSync(path.join(root, place))
    ? readdirSync(path.join(root, place))
        .filter((file) => /^README.*\.md$/.test(file))
        .map((file) => path.posix.join(place, file))
    : [],
);

const examples = readmes.flatMap((readme): Example[] =>
  [...readFileSync(path.join(root, readme), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)]
    .map(([, text], i) => ({ name: `${readme} ${i + 1}`, text }))
    .filter(({ text }) => text.includes("'@console-arcade/")),
);

const file = (example: Example, extension: string): string => path.join(folder, example.name.replace(/\W+/g, '-') + extension);
const node = (...args: string[]): string => run(process.execPath, args, folder);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const example of examples) {
    writeFileSync(file(example, '.mts'), example.text);
    const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
    writeFileSync(file(example, '.mjs'), ts.transpileModule(example.text, { compilerOptions }).outputText);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test('every example compiles', () => {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
  expect(node(path.join(root, 'node_modules/typescript/bin/tsc'))).toBe('');
}, 60_000);

describe.each(examples)('$name', (example) => {
  test('runs and prints something', () => {
    expect(node(file(example, '.mjs')).trim()).not.toBe('');
  }, 30_000);
});
