import { expect, test } from '@jest/globals';
import { nextDigest } from './next-digest.ts';

test.each([
  ['2026-03-01T05:59:59.999Z', '2026-03-01T06:00:00.000Z'],
  ['2026-03-01T06:00:00.000Z', '2026-03-02T06:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('after %s the daily mail goes out at %s', (now, digest) => {
  expect(nextDigest(new Date(now)).toISOString()).toBe(digest);
});
