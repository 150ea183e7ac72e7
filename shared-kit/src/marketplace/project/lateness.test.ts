import { expect, test } from '@jest/globals';
import { aProjectRow } from '../testing/index.ts';
import { latenessOf } from './lateness.ts';

const due_at = '2026-02-14T09:00:00Z';
const running = { status: 'progress', due_at } as const;

test.each([
  ['before the work has begun', { status: 'paid', due_at: null }, '2026-02-20T09:00:00Z', undefined],
  ['an instant before it is due', running, '2026-02-14T08:59:59Z', undefined],
  ['as it is due', running, due_at, false],
  ['within a day', running, '2026-02-15T08:59:59Z', false],
  ['a day later', running, '2026-02-15T09:00:00Z', true],
  ['with changes to make', { ...running, status: 'improving' }, '2026-02-15T09:00:00Z', true],
  ['once delivered', { ...running, status: 'checking' }, '2026-02-15T09:00:00Z', undefined],
  ['while a case is open', { ...running, case: 'disputed' }, '2026-02-15T09:00:00Z', undefined],
] as const)('%s', (_, project, now, refundable) => {
  expect(latenessOf(aProjectRow(project), new Date(now))?.refundable).toBe(refundable);
});
