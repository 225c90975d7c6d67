/** The rule `house/arrows`: every import follows the table in layers.js. */
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { outside, rooms, tests } from './layers.js';

const scope = '@console-arcade/';

/**
 * Where a file stands.
 *
 * @param {string} file relative to the repository, with forward slashes
 * @returns {{ pkg: string, room: string, test: boolean } | undefined} undefined: in no room
 */
function placeOf(file) {
  const [top, pkg, ...inside] = file.split('/');
  if (top !== 'packages' || inside[0] !== 'src' || outside.includes(pkg)) return undefined;
  return { pkg, room: roomOf(pkg, inside), test: tests.files.test(file) };
}

function roomOf(pkg, inside) {
  const named = Object.values(rooms).some(({ folder }) => folder.startsWith(`${pkg}/`));
  const fits = Object.entries(rooms).filter(([, { folder }]) => {
    const [owner, ...below] = folder.split('/');
    return owner === (named ? pkg : '*') && below.every((name, i) => name === inside[i]);
  });
  return fits.sort(([, a], [, b]) => b.folder.length - a.folder.length)[0][0];
}

/**
 * Why `file` may not import `specifier`.
 *
 * @returns {string | undefined} undefined: it may
 */
function objection(file, specifier) {
  const from = placeOf(file);
  if (from === undefined) return undefined;
  const room = rooms[from.room];
  if (/^(\.{1,2}$|\.{0,2}\/)/.test(specifier)) return relativeObjection(file, from, specifier);
  if (specifier.startsWith(scope)) return nameObjection(from, specifier.slice(scope.length));
  if (from.test) return undefined;
  if (isBuiltin(specifier)) return room.node ? undefined : `${from.room} imports no Node module`;
  if (room.packages === 'any' || room.packages.includes(packageName(specifier))) return undefined;
  return room.packages.length === 0
    ? `${from.room} imports no foreign package`
    : `${from.room} imports nothing foreign but ${room.packages.join(', ')}`;
}

function relativeObjection(file, from, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('/') || !target.startsWith(`packages/${from.pkg}/`))
    return "another folder is imported by its package's name, not by a path";
  const to = placeOf(target);
  if (to === undefined || from.test) return undefined;
  if (to.test) return 'only tests import tests and fixtures';
  return to.room === from.room || rooms[from.room].imports.includes(to.room) ? undefined : arrowObjection(from, to);
}

function nameObjection(from, name) {
  const [pkg, ...inside] = name.split('/');
  const to = { pkg, room: roomOf(pkg, ['src', ...inside]) };
  if (rooms[to.room].folder.split('/').length !== 2 + inside.length) return `${scope}${name} is no public entry: import ${scope}${pkg}`;
  if (pkg === from.pkg && !from.test) return 'inside a package, import by relative paths';
  const { imports } = rooms[from.room];
  const arrows = from.test ? [...imports, ...tests.imports] : imports;
  const ofOneGame = rooms[to.room].folder.startsWith('*/');
  if (arrows.includes(`every ${to.room}`)) return undefined;
  if (pkg === from.pkg || (!ofOneGame && arrows.includes(to.room))) return undefined;
  return arrowObjection(from, to);
}

function arrowObjection(from, to) {
  const { imports } = rooms[from.room];
  const allowed = imports.length === 0 ? 'no other room' : `only ${imports.join(', ')}`;
  return `no arrow leads from ${from.room} (${from.pkg}) to ${to.room} (${to.pkg}): ${from.room} imports ${allowed}`;
}

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @type {import('eslint').Rule.RuleModule} */
export const arrows = {
  meta: { type: 'problem', schema: [], docs: { description: 'imports follow the arrows of lint/layers.js' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    if (placeOf(file) === undefined) return {};
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = objection(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      TSExternalModuleReference: (node) => check(node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};
