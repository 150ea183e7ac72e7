import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/cli/root.ts';

const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const packages = [...lockfile.matchAll(/^ {2}'?(?<name>@?[^@'\s]+)@\d/gm)].map(([, name = '']) => name);

/** Starts of the names of libraries that have a build for a machine. */
const builtFor = (machine: string): string[] => {
  const built = packages.filter((name) => name.includes(machine));
  const starts = built.map((name) => name.slice(0, name.indexOf(machine)));
  // Node itself is another package there.
  return [...new Set(starts.map((start) => start.replace(/^node-bin-$/, 'node-')))].toSorted();
};

// A registry that lacks builds for other machines makes a lockfile without them, and the product starts only here.
test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64'])(
  'the lockfile has native builds for %s',
  (machine) => {
    expect(builtFor('linux-x64')).toContain('@swc/core-');
    expect(builtFor(machine)).toEqual(expect.arrayContaining(builtFor('linux-x64')));
  },
);
