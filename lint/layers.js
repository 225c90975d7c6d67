/**
 * The rooms of the house and the arrows between them, as data. The lint rules are derived from this table, and a folder that
 * is not named here is a game: a new game is covered without a new line.
 *
 * `folder`    below packages/; `*` stands for any package. Where two fit, the longer one counts.
 * `imports`   the other rooms it may import from, by a package's name or, inside one package, by a relative path;
 *             with `every` in front: of any package; without: of its own package, or of the one package that has such a room
 * `packages`  what it may import from outside the house: names, or 'any' (knip then checks that package.json declares them)
 * `node`      whether it may import Node's modules
 * `pure`      whether the language is all it knows: no clock, no chance of its own, no console, no DOM
 */
export const rooms = {
  core: { folder: 'core/src', imports: [], packages: ['pure-rand'], node: false, pure: true },
  testing: { folder: 'core/src/testing', imports: ['core'], packages: [], node: false, pure: true },
  betting: { folder: 'betting/src', imports: ['core'], packages: [], node: false, pure: true },
  game: { folder: '*/src', imports: ['core', 'betting'], packages: [], node: false, pure: true },
  'game-console': { folder: '*/src/console', imports: ['core', 'betting', 'console', 'game'], packages: [], node: false, pure: false },
  console: { folder: 'console/src', imports: ['core'], packages: 'any', node: true, pure: false },
  cli: {
    folder: 'cli/src',
    imports: ['core', 'betting', 'console', 'every game', 'every game-console'],
    packages: 'any',
    node: true,
    pure: false,
  },
};

/** What tests and fixtures may do beyond the room they stand in: import all of their own package, the testing kit, any tool. */
export const tests = {
  files: /\.test\.[jt]s$|\/(fixtures|playthroughs)\//,
  imports: ['core', 'testing'],
};

/** No workspace, and outside the rooms: it may measure anything. */
export const outside = ['bench'];
