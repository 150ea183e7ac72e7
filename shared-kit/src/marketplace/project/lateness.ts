import { DURATIONS, secondsAfter, UNDER_WAY_STATUSES } from '@metier/contract';
import type { ProjectRow } from './types.ts';

type Timed = Pick<ProjectRow, 'status' | 'case' | 'due_at'>;

/** Overdue work, and from when the customer can get a refund at once. */
export interface Lateness {
  readonly since: Date;
  readonly refundableFrom: Date;
  readonly refundable: boolean;
}

/**
 * Lateness of a project's work; undefined while it is in time, delivered or frozen by a case. Source: product.md §2
 * #16.
 *
 * @example latenessOf(project, productNow())?.refundable // true: the customer can get a refund at once
 */
export function latenessOf({ status, case: open, due_at }: Timed, now: Date): Lateness | undefined {
  if (due_at === null || open !== 'none' || !UNDER_WAY_STATUSES.includes(status)) return undefined;
  const since = new Date(due_at);
  if (now < since) return undefined;
  const refundableFrom = secondsAfter(since, DURATIONS.refundableAfterDue);
  return { since, refundableFrom, refundable: now >= refundableFrom };
}
