import { UNDER_WAY_STATUSES } from '@metier/contract';
import { actionOf } from '../action-of.ts';
import type { ProjectRow } from '../types.ts';

/**
 * The next date of a project for its viewer: until when it waits for them; else when the work is due, while it is under
 * way and in time; else when the next timer fires. Undefined if there is none.
 *
 * @example nextDateOf(row, useProductNow()) // '2026-11-27T12:00:00Z': the review ends
 */
export function nextDateOf(row: ProjectRow, now: Date): string | undefined {
  const { your_move, next_timer, due_at, status } = row;
  const until = your_move && actionOf(row, your_move)?.deadline;
  if (until) return until;
  const isUnderWay = row.case === 'none' && UNDER_WAY_STATUSES.includes(status);
  if (isUnderWay && due_at !== null && Date.parse(due_at) > now.getTime()) return due_at;
  return next_timer?.at;
}
