import { expect, test } from '@jest/globals';
import type { Comparison } from './compare.ts';
import { missedDurations, missedTargets } from './targets.ts';

const way = (bytes: number, paint: number) => ({
  bytes,
  requests: 9,
  paint,
  page: paint,
  againBytes: 5000,
  againPaint: 300,
  nextBytes: 9000,
  nextPage: 100,
});

function comparison(bytes: number, paint: number): Comparison {
  return {
    visitor: 'customer',
    network: 'unthrottled',
    runs: 9,
    figures: {
      federated: way(bytes, paint),
      monolith: way(100_000, 1000),
      'preloaded monolith': way(100_000, 800),
    },
  };
}

test('a figure equal to the limit meets the target', () => {
  expect(missedTargets(comparison(108_000, 864))).toEqual([]);
});

test('every missed target states the difference', () => {
  expect(missedTargets(comparison(130_000, 1100))).toEqual([
    'customer, unthrottled: bytes 1.30x the monolith, at most 1.08x is allowed',
    'customer, unthrottled: paint 1.10x the monolith, at most 0.95x is allowed',
    'customer, unthrottled: paint 1.38x the preloaded monolith, at most 1.08x is allowed',
  ]);
});

test('a remote must build in less than three seconds, be released in four and rolled back in one', () => {
  const durations = {
    build: { auth: 2.99, customer: 3 },
    release: { auth: 3.99, customer: 4 },
    rollback: { auth: 0.99, customer: 1 },
  };
  expect(missedDurations(durations)).toEqual([
    'the build of remote-customer takes 3.00 s, it must take less than 3 s',
    'the release of remote-customer takes 4.00 s, it must take less than 4 s',
    'the rollback of remote-customer takes 1.00 s, it must take less than 1 s',
  ]);
});
