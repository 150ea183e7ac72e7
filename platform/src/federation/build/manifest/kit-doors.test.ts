import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { kitDoors } from './kit-doors.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

test('the shell shares every door of the kit: a remote could not load one that is missing', () => {
  const source = readFileSync(`${ROOT}platform/src/federation/browser/doors.ts`, 'utf8');
  const shared = [...source.matchAll(/^ +'?([\w/-]+)'?: \(\) =>/gm)].map(([, door]) => door);
  expect(new Set(shared)).toEqual(new Set(kitDoors(`${ROOT}shared-kit/src`)));
});
