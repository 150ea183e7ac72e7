import type { ProjectState } from './project-state.ts';

type Engagement = Pick<ProjectState, 'status' | 'case_state' | 'deliveries' | 'due_at'>;

/**
 * Whether a step settles that the executor has kept the deadline of the brief or missed it; null if it settles neither.
 * Only the first delivery counts, because a request for changes moves the due date. An open case never leads back to
 * work, so it ends the wait for a delivery as well. An executor who is removed before the due date has not missed it.
 *
 * @example deadlineOutcome(started, delivered, now) // 'kept'
 */
export function deadlineOutcome(before: Engagement, after: Engagement, now: Date): 'kept' | 'missed' | null {
  const isLate = before.due_at !== null && now > before.due_at;
  if (after.deliveries > before.deliveries) {
    if (before.deliveries > 0) return null;
    return isLate ? 'missed' : 'kept';
  }
  return isLate && awaitsDelivery(before) && !awaitsDelivery(after) ? 'missed' : null;
}

const awaitsDelivery = ({ status, case_state }: Engagement) => status === 'progress' && case_state === 'none';
