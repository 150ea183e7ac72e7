import type { ActionReason, ProjectAction } from '@metier/contract';
import type { AvailableAction } from './types.ts';

interface WithActions {
  readonly available_actions: readonly AvailableAction[];
}

/**
 * The state of an action for this viewer, or undefined if it does not apply now. All buttons are rendered from this.
 * Source: product.md §2.
 *
 * @example actionOf(project, 'request_changes') // { action: 'request_changes', enabled: false, reason: 'no_edits_left' }
 */
export function actionOf(project: WithActions, action: ProjectAction): AvailableAction | undefined {
  return project.available_actions.find((each) => each.action === action);
}

/** True if the viewer can take the action now. Example: `can(project, 'pay')`. */
export const can = (project: WithActions, action: ProjectAction): boolean =>
  actionOf(project, action)?.enabled ?? false;

/** True if an offer of the other side can be accepted: the page may be older than its end. */
export function isOfferOpen(project: WithActions, now: Date): boolean {
  const offer = actionOf(project, 'accept_offer');
  return offer?.enabled === true && (offer.deadline === undefined || new Date(offer.deadline) > now);
}

/** True if all revisions are used: work under review can no longer be sent back. */
export const hasNoEditsLeft = (project: WithActions): boolean =>
  actionOf(project, 'request_changes')?.reason === 'no_edits_left';

/** Reasons that the text of the situation already explains (`situationOf`). */
const EXPLAINED: readonly ActionReason[] = ['payment_pending', 'case_open', 'no_edits_left'];

/**
 * Distinct reasons why applicable actions are disabled, except those that the situation's text explains.
 *
 * @example obstaclesOf(project) // ['review_extended']: the review cannot be extended again
 */
export function obstaclesOf({ available_actions }: WithActions): ActionReason[] {
  const reasons = available_actions.flatMap(({ reason }) => reason ?? []);
  return [...new Set(reasons)].filter((reason) => !EXPLAINED.includes(reason));
}
