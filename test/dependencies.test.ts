/** docs/dependencies.md tells of every dependency why it is there; here it is held to the manifests, and the manifests to exact versions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '..');
const scope = '@console-arcade/';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

// packages/bench is no workspace: what it compares with is listed in its own manifest.
const manifests = ['.', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)]
  .filter((folder) => folder !== 'packages/bench' && existsSync(path.join(root, folder, 'package.json')))
  .map((folder): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

const declared = manifests.flatMap(({ name: owner, ...manifest }) =>
  Object.entries({ ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies }).map(([name, version]) => ({
    owner,
    name,
    version,
  })),
);
const foreign = declared.filter(({ name }) => !name.startsWith(scope));
const own = declared.filter(({ name }) => name.startsWith(scope));

const lines = [
  ...readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| ([\w.-]+) +\| (.+?) +\|$/gm),
].map(([, name, version, why]) => ({ name, version, why }));

describe.each(manifests)('$name', ({ name: owner }) => {
  test('pins every dependency to one version', () => {
    expect(declared.filter((dependency) => dependency.owner === owner && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(dependency.version))).toEqual(
      [],
    );
  });
});

test('packages of the house ask for each other as they are', () => {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  expect(own.filter(({ name, version }) => versions.get(name) !== version)).toEqual([]);
});

test('every dependency has its line, with its version', () => {
  const line = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
  expect([...new Set(foreign.map(line))].sort()).toEqual(lines.map(line).sort());
});

test('every line says why', () => {
  expect(lines.filter(({ why }) => why.length < 10)).toEqual([]);
});
