import type { ProjectState } from './project-state.ts';

/**
 * Change of the executor's number of finished projects by a step: +1 when it completes the project, -1 when a completed
 * project is refunded.
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
