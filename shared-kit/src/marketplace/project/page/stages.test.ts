import { expect, test } from '@jest/globals';
import { isDelivered, stagesOf } from './stages.ts';

const due_at = '2026-02-14T12:00:00Z';

test.each([
  ['created', null, 1],
  ['paid', null, 2],
  ['progress', due_at, 3],
  ['checking', due_at, 4],
  ['improving', due_at, 4],
  ['completed', due_at, 5],
] as const)('a project that is %s has reached stage %#', (status, due, reached) => {
  const way = ['created', 'paid', 'started', 'review', 'done'];
  expect(stagesOf({ status, due_at: due })).toEqual({ stages: way, reached });
});

test('a refund comes after the stages that are known to have been reached', () => {
  expect(stagesOf({ status: 'refunded', due_at: null }).stages).toEqual(['created', 'paid', 'refunded']);
  const started = stagesOf({ status: 'refunded', due_at });
  expect(started).toEqual({ stages: ['created', 'paid', 'started', 'refunded'], reached: 4 });
});

test('work is delivered from its first review on', () => {
  const freelancer = null;
  expect(isDelivered({ status: 'progress', freelancer })).toBe(false);
  expect(isDelivered({ status: 'improving', freelancer })).toBe(true);
  expect(isDelivered({ status: 'refunded', freelancer })).toBe(false);
});
