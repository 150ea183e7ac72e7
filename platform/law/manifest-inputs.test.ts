import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { MANIFEST_INPUTS } from '../src/federation/build/manifest/manifest-inputs.ts';
import { findApps } from '../src/releases/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const remotes = findApps(root).filter(({ name }) => name !== 'shell');
const VALUES_OF_PACKAGES = /^import (?!type)\s*\{([^}]*)\} from '(@metier\/[^']*)';/gm;

const inputs = await Promise.all(
  MANIFEST_INPUTS.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<object>),
);
const known = new Set(inputs.flatMap((module) => Object.keys(module)));

/** Value imports of a manifest and its reads from other packages: `name of package`. */
function takenBy(folder: string): string[] {
  const source = ['manifest.ts', 'reads.ts']
    .map((file) => join(folder, 'src', file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return [...source.matchAll(VALUES_OF_PACKAGES)].flatMap(([, names = '', from]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => `${name} of ${from}`),
  );
}

test('the paths and reads that a manifest imports are found', () => {
  expect(remotes.flatMap(({ folder }) => takenBy(folder))).toEqual(
    expect.arrayContaining(['PATHS of @metier/contract', 'read of @metier/contract']),
  );
});

test.each(remotes)(
  'the manifest of remote-$name imports only values whose change releases it',
  ({ folder }) => {
    const taken = takenBy(folder);
    const unknown = taken.filter(
      (value) => !known.has(value.replace(/ .*/, '')) || !value.endsWith(' of @metier/contract'),
    );
    expect(unknown).toEqual([]);
  },
);
