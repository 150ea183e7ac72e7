import { expect, test } from '@jest/globals';
import { statusAfterDecision, statusAfterRemoving } from './verification-rules.ts';

test.each([
  ['submitted', 'approve', 'approved'],
  ['submitted', 'reject', 'rejected'],
  ['none', 'approve', undefined],
  ['approved', 'reject', undefined],
  ['approved', 'approve', undefined],
  ['rejected', 'approve', undefined],
] as const)('%s: %s brings %s', (status, decision, after) => {
  expect(statusAfterDecision(status, decision)).toBe(after);
});

test.each([
  ['submitted', 1, 'submitted'],
  ['approved', 2, 'approved'],
  ['rejected', 1, 'rejected'],
  ['approved', 0, 'none'],
  ['rejected', 0, 'none'],
] as const)('%s with %i links left is %s', (status, linksLeft, after) => {
  expect(statusAfterRemoving(status, linksLeft)).toBe(after);
});
