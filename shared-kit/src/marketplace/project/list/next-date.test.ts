import { expect, test } from '@jest/globals';
import { aProjectRow } from '../../testing/index.ts';
import { nextDateOf } from './next-date.ts';

const NOW = new Date('2026-02-10T12:00:00Z');
const timer = (what: 'undelivered' | 'review_over' | 'clearing', at: string) => ({ what, at });
const under_way = {
  status: 'progress',
  due_at: '2026-02-14T12:00:00Z',
  next_timer: timer('undelivered', '2026-02-28T12:00:00Z'),
} as const;

test("what waits for the viewer has their action's deadline", () => {
  const deadline = '2026-02-13T00:00:00Z';
  const available_actions = [{ action: 'submit_result' as const, enabled: true, deadline }];
  const row = aProjectRow({ ...under_way, your_move: 'submit_result', available_actions });
  expect(nextDateOf(row, NOW)).toBe(deadline);
});

test('work under way is due next; late work and frozen work wait for their timer', () => {
  expect(nextDateOf(aProjectRow(under_way), NOW)).toBe(under_way.due_at);
  expect(nextDateOf(aProjectRow({ ...under_way, case: 'disputed' }), NOW)).toBe(under_way.next_timer.at);
  expect(nextDateOf(aProjectRow(under_way), new Date('2026-02-15T12:00:00Z'))).toBe(under_way.next_timer.at);
});

test('a project without a timer has no date, even if its work was due once', () => {
  const done = { status: 'completed', due_at: under_way.due_at } as const;
  expect(nextDateOf(aProjectRow({ ...done, next_timer: null }), NOW)).toBeUndefined();
  const clearing = timer('clearing', '2026-02-20T12:00:00Z');
  expect(nextDateOf(aProjectRow({ ...done, next_timer: clearing }), NOW)).toBe(clearing.at);
});
