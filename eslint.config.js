/** What the linter holds: the arrows between the rooms, the purity of the rules, and mistakes that types alone don't show. */
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { arrows } from './lint/arrows.js';
import { outside, rooms } from './lint/layers.js';

const outsideFolders = outside.map((folder) => `packages/${folder}/**`);
const sources = ['packages/*/src/**/*.ts'];
const tests = ['**/*.test.ts', 'packages/*/src/**/{fixtures,playthroughs}/**', 'test/**'];
const untyped = ['**/*.{js,mjs}', '*.ts', ...outsideFolders];

const folders = (pure) =>
  Object.values(rooms)
    .filter((room) => room.pure === pure)
    .map(({ folder }) => `packages/${folder}/**`);

/** A test that is left out, or that leaves the others out, must not slip in. */
const leftOut = [
  {
    selector: 'MemberExpression[object.name=/^(describe|test|it)$/][property.name=/^(only|skip|todo|failing)$/]',
    message: 'Every test runs: mend it or remove it.',
  },
  { selector: 'CallExpression[callee.name=/^[fx](describe|test|it)$/]', message: 'Every test runs: mend it or remove it.' },
];

export default defineConfig(
  globalIgnores(['**/dist/', 'coverage/']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...leftOut],
      'no-throw-literal': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/array-type': ['error', { default: 'array' }],
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'types: what only a type checker sees',
    files: ['**/*.ts'],
    ignores: untyped,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-array-delete': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    name: 'house: the arrows between the rooms',
    files: sources,
    plugins: { house: { rules: { arrows } } },
    rules: { 'house/arrows': 'error' },
  },
  {
    name: 'house: rules know the language and nothing else',
    files: folders(true),
    ignores: [...folders(false), ...outsideFolders, ...tests],
    // Only the names of the language itself are defined, so `process`, `console`, `setTimeout`, `window` … are all unknown.
    languageOptions: { globals: {}, parserOptions: { lib: ['es2023'] } },
    rules: {
      'no-undef': ['error', { typeof: true }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Rules know no clock; a bot that may think for a time gets `now` in its limits.' },
        { name: 'globalThis', message: 'Rules know nothing of where they run.' },
        { name: 'Intl', message: 'Rules read the same everywhere; words are for the console.' },
        { name: 'FinalizationRegistry', message: 'Rules do not depend on the garbage collector.' },
        { name: 'WeakRef', message: 'Rules do not depend on the garbage collector.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'All chance comes from the Random that is handed in.' },
        ...['toLocaleString', 'localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
          property,
          message: 'Rules read the same everywhere; words are for the console.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        ...leftOut,
        { selector: 'MetaProperty[meta.name="import"]', message: 'Rules know nothing of where they lie.' },
      ],
    },
  },
  {
    name: 'house: the rest speaks to a terminal, in control characters',
    files: [...folders(false), ...tests],
    rules: { 'no-control-regex': 'off' },
  },
  {
    name: 'tools: plain JavaScript and configuration, run by Node',
    files: untyped,
    languageOptions: { globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly'])) },
  },
);
