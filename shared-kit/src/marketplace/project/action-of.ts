import type { ActionReason, ProjectAction } from '@metier/contract';
import type { AvailableAction } from './types.ts';

interface WithActions {
  readonly available_actions: readonly AvailableAction[];
}

/**
 * What the API says of one action for this viewer, or undefined where it does not belong to the moment. Everything a
 * viewer may do is drawn from this alone. Source: product.md §2.
 *
 * @example actionOf(project, 'request_changes') // { action: 'request_changes', enabled: false, reason: 'no_edits_left' }
 */
export function actionOf(project: WithActions, action: ProjectAction): AvailableAction | undefined {
  return project.available_actions.find((each) => each.action === action);
}

/** True where the viewer may do it now. Example: `can(project, 'pay')`. */
export const can = (project: WithActions, action: ProjectAction): boolean =>
  actionOf(project, action)?.enabled ?? false;

/** Told by the words about where the project stands (`situationOf`). */
const TOLD: readonly ActionReason[] = ['payment_pending', 'case_open', 'no_edits_left'];

/**
 * What stands in the way of something that belongs to the moment, each once, beyond what the project's situation tells.
 *
 * @example obstaclesOf(project) // ['review_extended']: there is no more time to be had
 */
export function obstaclesOf({ available_actions }: WithActions): ActionReason[] {
  const reasons = available_actions.flatMap(({ reason }) => reason ?? []);
  return [...new Set(reasons)].filter((reason) => !TOLD.includes(reason));
}
