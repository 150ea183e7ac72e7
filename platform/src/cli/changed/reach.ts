import { globSync } from 'node:fs';

/** Which tests a change can affect. */
export interface Reach {
  /** Files whose tests, and the tests of their importers, Jest runs; undefined for all tests. */
  readonly sources: readonly string[] | undefined;
  /** Remotes and files of journeys that have changed, none for no journey; undefined for all journeys. */
  readonly journeys: readonly string[] | undefined;
}

/** Tests that read files of other packages by path, which imports do not show. */
const READERS = [
  'platform/law/*.test.ts',
  'platform/src/federation/build/**/*.test.ts',
  'platform/src/new-remote/*.test.ts',
  'platform/src/dev/watch-server-code.test.ts',
  'api/src/config-table.test.ts',
  'api/src/domains/**/{life-cycle-page,service-names}.test.ts',
];

const CODE = /^(remote-[^/]+|shell|shared-kit(\/contract)?|api|platform)\/src\/.*\.(tsx?|json)$/;

/** Journeys affected by a file, and whether Jest can follow its imports; the first match decides. */
const KINDS: readonly (readonly [RegExp, (file: string) => Reach])[] = [
  [/^docs\/|^[^/]+\.md$/, () => ({ sources: [], journeys: [] })],
  [/^e2e\/journeys\//, (file) => ({ sources: [], journeys: [file] })],
  [/^e2e\//, () => ({ sources: [], journeys: undefined })],
  [/\.test\.tsx?$|^platform\/law\//, (file) => ({ sources: [file], journeys: [] })],
  // All tests run in it.
  [/^platform\/src\/testing\/[^/]+$|^platform\/src\/testing\/browser\//, () => EVERYTHING],
  [/^remote-[^/]+\/src\//, (file) => reachOfCode(file, [file.slice(0, file.indexOf('/'))])],
  [/./, (file) => reachOfCode(file, undefined)],
];

const EVERYTHING: Reach = { sources: undefined, journeys: undefined };

const reachOfCode = (file: string, journeys: Reach['journeys']): Reach =>
  CODE.test(file) ? { sources: [file], journeys } : EVERYTHING;

/**
 * Which tests the changed files can affect. A file that is no module of a package affects all.
 *
 * @param root folder of the changed files
 * @example reachOf(ROOT, ['remote-customer/src/manifest.ts']).journeys // ['remote-customer']
 */
export function reachOf(root: string, changed: readonly string[]): Reach {
  const reaches = changed.map((file) => KINDS.find(([kind]) => kind.test(file))?.[1](file) ?? EVERYTHING);
  const sources = union(reaches.map((reach) => reach.sources));
  return {
    sources: sources && union([sources, globSync(READERS, { cwd: root })]),
    journeys: union(reaches.map(({ journeys }) => journeys)),
  };
}

/** All values of some lists, each once; undefined stands for every value. */
function union(lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : [...new Set(known.flat())].sort();
}
