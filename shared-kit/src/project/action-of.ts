import type { ProjectAction } from '../contract/index.ts';
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
