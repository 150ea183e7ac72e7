import { describe, expect, test } from '@jest/globals';
import type { Canary, ServedReleases } from '../../releases/index.ts';
import { sampleReleases } from './testing/sample-releases.ts';
import { releasesFor } from './visitor-releases.ts';

const { shell, remotes } = sampleReleases();
const VISITORS = Array.from({ length: 10_000 }, (_each, visitor) => visitor);
/** No share deviates further by chance. */
const MAX_DEVIATIONS = 4;

function canary(app: string, percent: number, release = 'next'): Canary {
  const live = [shell, ...remotes].find(({ manifest }) => manifest.app === app);
  if (!live) throw new Error(`The sample has no ${app}.`);
  return {
    app,
    percent,
    release: { ...live, manifest: { ...live.manifest, schema: 1, files: {} }, release },
  };
}

const served = (...canaries: Canary[]): ServedReleases => ({ shell, remotes, canaries });

/** The release of an app that a visitor gets. */
function releaseFor(releases: ServedReleases, visitor: number | undefined, app: string) {
  const { shell: chosen, remotes: others } = releasesFor(releases, visitor);
  return [chosen, ...others].find(({ manifest }) => manifest.app === app)?.release;
}

const shareOf = (app: string, percent: number, release = 'next') =>
  VISITORS.filter((visitor) => releaseFor(served(canary(app, percent, release)), visitor, app) === release);

function expectShare(count: number, of: number, percent: number) {
  const share = percent / 100;
  const deviation = Math.sqrt(of * share * (1 - share));
  expect(Math.abs(count - of * share)).toBeLessThan(MAX_DEVIATIONS * deviation);
}

describe.each(['shell', 'customer'])('of 10,000 visitors, the canary of %s', (app) => {
  test.each([1, 10, 50])('is for %s percent', (percent) => {
    expectShare(shareOf(app, percent).length, VISITORS.length, percent);
  });

  test('keeps its visitors when its share is raised', () => {
    let before: number[] = [];
    for (const percent of [0.1, 1, 5, 10, 33, 50, 99]) {
      const share = new Set(shareOf(app, percent));
      expect(before.filter((visitor) => !share.has(visitor))).toEqual([]);
      expect(share.size).toBeGreaterThan(before.length);
      before = [...share];
    }
  });
});

test('shares of two apps, and of two canaries of one, are independent', () => {
  const customer = shareOf('customer', 50);
  for (const other of [new Set(shareOf('shell', 50)), new Set(shareOf('customer', 50, 'after'))]) {
    const both = customer.filter((visitor) => other.has(visitor));
    expectShare(both.length, customer.length, 50);
  }
});

test('a visitor gets the same at every page, and only of apps with a canary another release', () => {
  const releases = served(canary('customer', 50), canary('shell', 50));
  for (const visitor of VISITORS.slice(0, 100)) {
    expect(releasesFor(releases, visitor)).toEqual(releasesFor(releases, visitor));
    expect(releaseFor(releases, visitor, 'auth')).toBe('a1');
  }
});

test('a visitor without a number gets the live releases, like everybody if there is no canary', () => {
  expect(releasesFor(served(canary('customer', 99)), undefined)).toEqual({ shell, remotes });
  expect(releasesFor(served(), 1)).toEqual({ shell, remotes });
});

test('a canary of an app that is not served is ignored', () => {
  const releases = { ...served(canary('customer', 99)), remotes: [] };
  expect(VISITORS.every((visitor) => releasesFor(releases, visitor).remotes.length === 0)).toBe(true);
});
