import { expect, test } from '@jest/globals';
import { finishedChange } from './finished-change.ts';

test.each([
  ['checking', 'completed', 1],
  ['progress', 'completed', 1],
  ['completed', 'completed', 0],
  ['completed', 'refunded', -1],
  ['checking', 'refunded', 0],
  ['checking', 'improving', 0],
] as const)('from %s to %s it changes by %i', (before, after, change) => {
  expect(finishedChange({ status: before }, { status: after })).toBe(change);
});
