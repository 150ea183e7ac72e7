import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { missingPaths, namedPaths } from './named-paths.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('finds files and folders with their braces expanded, and no addresses, packages or commands', () =>
  expect(
    namedPaths(
      'In `rules/`, `a/{b,c}.ts` and `page.tsx` of `remote-x/src`; `/dev/clock`, `@metier/contract`, `npm run check`.',
    ),
  ).toEqual(['rules/', 'a/b.ts', 'a/c.ts', 'page.tsx']));

test('reports a path that does not exist', () =>
  expect(
    missingPaths(ROOT, '`contract/{limits,nowhere}.ts`, `law/named-paths.ts`, `other-paths.ts`'),
  ).toEqual(['contract/nowhere.ts', 'other-paths.ts']));

test('every path that docs/map.md names exists', () => {
  const page = readFileSync(`${ROOT}docs/map.md`, 'utf8');
  expect(namedPaths(page).length).toBeGreaterThan(100);
  expect(missingPaths(ROOT, page)).toEqual([]);
});
