import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { exceeded } from './file-sizes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_THE_PRODUCT = /node_modules|\.test\.tsx?$|\/testing\/|^platform\/src\/bench\//;

/** Files by their number of each size, for example `filesOf({ 39: 6 })`: six files of 39 lines. */
const filesOf = (counts: Readonly<Record<number, number>>): Map<string, number> =>
  new Map(
    Object.entries(counts).flatMap(([size, count]) =>
      Array.from({ length: count }, (_, number) => [`${size}-${number}.ts`, Number(size)] as const),
    ),
  );

test.each([
  [{ 39: 6, 89: 3, 250: 1 }, []],
  [{ 39: 4, 40: 5, 250: 1 }, ['median: 40 lines']],
  [{ 39: 8, 90: 2 }, ['9 of 10: 80.0 % have fewer than 90 lines']],
  [{ 39: 9, 251: 1 }, ['251-0.ts: 251 lines']],
])('judges %j', (counts, faults) => expect(exceeded(filesOf(counts))).toEqual(faults));

test('half of the files of the product have fewer than 40 lines, nine of ten fewer than 90, none over 250', () => {
  const files = globSync('{api,platform,shared-kit,shared-kit/contract,shell,remote-*}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  }).filter((file) => !NOT_THE_PRODUCT.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const sizes = new Map(
    files.map((file) => [file, readFileSync(ROOT + file, 'utf8').split('\n').length - 1]),
  );
  expect(exceeded(sizes)).toEqual([]);
});
