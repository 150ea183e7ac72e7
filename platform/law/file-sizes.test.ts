import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { exceeded } from './file-sizes.ts';
import { smallFiles } from './small-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_THE_PRODUCT = /\.test\.tsx?$|\/testing\/|^platform\/src\/bench\//;

/** The source of all packages, by path. */
const sources = new Map(
  globSync('{api,platform,shared-kit,shared-kit/contract,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file, readFileSync(ROOT + file, 'utf8')]),
);
const isProduct = (file: string): boolean => !NOT_THE_PRODUCT.test(file);
const linesOf = (text: string): number => text.split('\n').length - 1;

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
  const sizes = [...sources]
    .filter(([file]) => isProduct(file))
    .map(([file, text]) => [file, linesOf(text)] as const);
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(exceeded(new Map(sizes))).toEqual([]);
});

const SMALL = 'export const SMALL = 1;\n';
const LARGE = SMALL.repeat(10);

test.each([
  ['a/whole.ts', "import { SMALL } from './part.ts';", SMALL, ['a/part.ts: into a/whole.ts']],
  ['a/whole.ts', "const { SMALL } = await import('./part.ts');", SMALL, ['a/part.ts: into a/whole.ts']],
  ['b/whole.ts', "import { SMALL } from '../a/part.ts';", SMALL, ['a/part.ts: into b/whole.ts']],
  ['a/whole.ts', "import { SMALL } from './part.ts';", LARGE, []],
  ['a/index.ts', "export { SMALL } from './part.ts';", SMALL, []],
  ['a/whole.ts', "import { SMALL } from './rules/part.ts';", SMALL, []],
])('judges a part of %s that it has by %s', (path, text, part, faults) => {
  const where = text.includes('/rules/') ? 'a/rules/part.ts' : 'a/part.ts';
  expect(
    smallFiles(
      new Map([
        [path, text],
        [where, part],
      ]),
    ),
  ).toEqual(faults);
});

test('a small file that a second one or its own test imports is no part', () => {
  const text = "import { SMALL } from './part.ts';";
  const files = ['a/whole.ts', 'a/part.test.ts'].map((path) => [path, text] as const);
  expect(smallFiles(new Map([...files, ['a/part.ts', SMALL]]))).toEqual([]);
});

test('no file of the product is only a small part of another one', () =>
  expect(smallFiles(sources).filter(isProduct)).toEqual([]));
