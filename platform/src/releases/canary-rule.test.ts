import { describe, expect, test } from '@jest/globals';
import { evidenceOf, type VisitorCounts, verdictOf } from './canary-rule.ts';

const NOTHING: VisitorCounts = { answered: 0, failed: 0, silent: 0 };
const visitors = (answered: number, failed = 0, silent = 0): VisitorCounts => ({ answered, failed, silent });

const decision = (percent: number, canary: VisitorCounts, live: VisitorCounts) =>
  verdictOf({ share: percent / 100, canary, live }).decision;

describe('a canary is aborted', () => {
  test.each<[string, number, VisitorCounts, VisitorCounts]>([
    ['if it fails for all of three visitors in a tenth', 10, visitors(3, 3), visitors(27)],
    ['if it fails for all of three visitors in a hundredth', 1, visitors(3, 3), visitors(297)],
    ['if it fails for all of nine visitors in a half', 50, visitors(9, 9), visitors(20)],
    ['if it fails for four, and the live release for one', 10, visitors(40, 4), visitors(360, 1)],
    [
      'if it fails for a tenth, and the live release for a hundredth',
      10,
      visitors(120, 12),
      visitors(1080, 11),
    ],
    ['if none of its visitors answers, and all others do', 10, visitors(0, 0, 4), visitors(40)],
    [
      'if most of its visitors do not respond, but most others do',
      10,
      visitors(10, 0, 30),
      visitors(300, 0, 20),
    ],
  ])('%s', (_how, percent, canary, live) => expect(decision(percent, canary, live)).toBe('abort'));
});

describe('a canary is not aborted', () => {
  test.each<[string, number, VisitorCounts, VisitorCounts]>([
    ['by two visitors, however small its share', 1, visitors(2, 2), visitors(198)],
    ['by as many failures as the live release has', 10, visitors(100, 20), visitors(900, 180)],
    ['by fewer', 10, visitors(100, 1), visitors(900, 90)],
    ['without any data', 10, NOTHING, NOTHING],
    [
      'while no live visitor responds: reports may not arrive at all',
      10,
      visitors(0, 0, 50),
      visitors(0, 0, 450),
    ],
    ['while only a few of them do', 10, visitors(3, 3), visitors(19)],
    ['when reports stop for all', 10, visitors(50, 0, 100), visitors(450, 0, 900)],
    [
      'when as few of its visitors respond as of the others, because bots never do',
      10,
      visitors(50, 0, 50),
      visitors(450, 0, 450),
    ],
    ['when there are no reports of it', 10, NOTHING, visitors(1000, 10, 10)],
  ])('%s', (_how, percent, canary, live) => expect(decision(percent, canary, live)).not.toBe('abort'));
});

test.each<[VisitorCounts, VisitorCounts, string]>([
  [visitors(100), visitors(900), 'healthy'],
  [visitors(100, 1), visitors(900, 9), 'healthy'],
  [visitors(99), visitors(900), 'wait'],
  [visitors(1000), visitors(19), 'wait'],
  [visitors(100, 2), visitors(900), 'wait'],
  [visitors(100, 0, 2), visitors(900), 'wait'],
])('a canary in a tenth with %o beside %o: %s', (canary, live, expected) =>
  expect(decision(10, canary, live)).toBe(expected),
);

test('the reason contains the numbers', () => {
  const { why, values } = verdictOf({ share: 0.1, canary: visitors(3, 3), live: visitors(27, 0, 1) });
  expect(why).toBe(
    "of the canary's visitors 3 answered, 3 failed, 0 were silent; of the others 27 answered, 0 failed, 1 were silent; evidence against it 231 (aborted at 100)",
  );
  expect(values).toEqual({
    answered: 3,
    failed: 3,
    silent: 0,
    othersAnswered: 27,
    othersFailed: 0,
    othersSilent: 1,
    evidence: 231,
    limit: 100,
  });
});

test('evidence is 1 without data, and a martingale with mean 1 if both releases are equal', () => {
  for (const share of [0.01, 0.1, 0.5]) {
    expect(evidenceOf(share, 0, 0)).toBe(1);
    const next = (canary: number, live: number) =>
      share * evidenceOf(share, canary + 1, live) + (1 - share) * evidenceOf(share, canary, live + 1);
    for (const [canary, live] of [
      [0, 0],
      [1, 0],
      [2, 9],
    ] as const)
      expect(next(canary, live) / evidenceOf(share, canary, live)).toBeCloseTo(1, 10);
  }
});

describe('simulated with random visitors', () => {
  /** Mulberry32: a seeded generator, the same numbers in every run. */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** The number of visitors after which the canary is aborted, checked after each failure; undefined if it never is. */
  function abortedAfter(
    seed: number,
    most: number,
    failing: { canary: number; live: number; percent: number },
  ) {
    const random = randomOf(seed);
    const counts = {
      canary: { answered: 0, failed: 0, silent: 0 },
      live: { answered: 0, failed: 0, silent: 0 },
    };
    for (let visitor = 1; visitor <= most; visitor++) {
      const arm = random() < failing.percent / 100 ? 'canary' : 'live';
      counts[arm].answered += 1;
      // Only a failure can be evidence.
      if (random() >= failing[arm]) continue;
      counts[arm].failed += 1;
      if (verdictOf({ share: failing.percent / 100, ...counts }).decision === 'abort') return visitor;
    }
    return undefined;
  }

  const RUNS = 400;
  const runs = (most: number, failing: { canary: number; live: number; percent: number }) =>
    Array.from({ length: RUNS }, (_each, seed) => abortedAfter(seed, most, failing));

  // Only failures are evidence, so visitors without one add nothing: 500 visitors at this rate are 10,000 at 1 %.
  test.each([1, 10, 50])(
    'a release as good as live is aborted at most once in 100, at %s percent',
    (percent) => {
      const alarms = runs(500, { canary: 0.2, live: 0.2, percent }).filter((after) => after !== undefined);
      expect(alarms.length / RUNS).toBeLessThanOrEqual(0.01);
    },
  );

  test('one that fails for all is aborted within 50 visitors in four of five cases, at 10 percent', () => {
    const quick = runs(50, { canary: 1, live: 0.001, percent: 10 }).filter((after) => after !== undefined);
    expect(quick.length / RUNS).toBeGreaterThan(0.8);
  });

  test('one that fails for a tenth is aborted within 1,000 visitors in eight of ten cases, at 10 percent', () => {
    const back = runs(1000, { canary: 0.1, live: 0.005, percent: 10 }).filter((after) => after !== undefined);
    expect(back.length / RUNS).toBeGreaterThan(0.8);
  });
});
