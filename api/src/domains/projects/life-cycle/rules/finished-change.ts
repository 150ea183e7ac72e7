import type { ProjectState } from './project-state.ts';

/**
 * What a step means for the number of projects its executor has finished: one more when it completes the project, one
 * less when a completed project is refunded.
 *
 * @example finishedChange({ status: 'checking' }, { status: 'completed' }) // 1
 */
export function finishedChange(
  before: Pick<ProjectState, 'status'>,
  after: Pick<ProjectState, 'status'>,
): 1 | 0 | -1 {
  if (before.status === after.status) return 0;
  if (after.status === 'completed') return 1;
  return before.status === 'completed' ? -1 : 0;
}
