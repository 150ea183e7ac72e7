import type { Role } from '@metier/contract';
import { actionOf, can, hasNoEditsLeft, isOfferOpen } from './action-of.ts';
import { latenessOf } from './lateness.ts';
import type { Project, ProjectRow } from './types.ts';

/** Rows of lists have no money: what is finished is `completed` there. */
type SituationInput = Pick<
  ProjectRow,
  | 'status'
  | 'case'
  | 'due_at'
  | 'freelancer'
  | 'payment_pending'
  | 'payment_declined'
  | 'available_actions'
  | 'your_move'
  | 'response_void'
> & { readonly money?: Project['money'] };

/** Text key for overdue work; undefined while it is in time. */
function delayOf(project: SituationInput, now: Date) {
  const late = latenessOf(project, now);
  if (!late) return undefined;
  return late.refundable ? 'lateRefundable' : 'late';
}

/** Text key for a finished project; undefined if it is not finished or its money can still move. */
function endOf({ status, money }: SituationInput) {
  if (status !== 'completed' || !money) return undefined;
  // A partial refund: a manager has divided the price. Source: product.md §2 #20.
  if (money.refunded > 0) return 'settled';
  return money.pending === 0 ? 'cleared' : undefined;
}

/** Text key for an open case: what the viewer was asked may be answered already, or an offer may wait for them. */
function caseOf(project: SituationInput, stage: Exclude<ProjectRow['case'], 'none'>, now: Date) {
  if (stage === 'decided') return can(project, 'withdraw_offer') ? 'agreed' : stage;
  return project.your_move === 'accept_offer' && isOfferOpen(project, now) ? 'offered' : stage;
}

function customers(project: SituationInput, now: Date) {
  if (project.case !== 'none') return `customer.${caseOf(project, project.case, now)}` as const;
  if (project.payment_pending) return 'customer.paying' as const;
  if (project.status === 'created' && project.payment_declined) return 'customer.declined' as const;
  if (project.status === 'paid' && project.freelancer) return 'customer.assigned' as const;
  if (hasNoEditsLeft(project)) return 'customer.checkingNoEdits' as const;
  return `customer.${delayOf(project, now) ?? endOf(project) ?? project.status}` as const;
}

function openFor(project: SituationInput) {
  if (can(project, 'accept_invitation')) return 'freelancer.invited' as const;
  if (can(project, 'withdraw_response')) return 'freelancer.responded' as const;
  return project.response_void ? ('freelancer.briefChanged' as const) : ('freelancer.open' as const);
}

function freelancers(project: SituationInput, now: Date) {
  if (project.case !== 'none') return `freelancer.${caseOf(project, project.case, now)}` as const;
  if (project.status === 'created' || project.status === 'paid')
    return project.freelancer ? 'freelancer.assigned' : openFor(project);
  return `freelancer.${delayOf(project, now) ?? endOf(project) ?? project.status}` as const;
}

function managers(project: SituationInput) {
  if (project.case === 'none') return 'manager.none' as const;
  if (actionOf(project, 'resolve_case')?.reason === 'decided_by_you') return 'manager.appealed' as const;
  return `manager.${project.case}` as const;
}

/**
 * A project's situation for a viewer: a text key of `project.next`, which describes the next step.
 *
 * @example situationOf(project, 'customer', productNow()) // 'customer.checking': your decision
 */
export function situationOf(project: SituationInput, viewer: Role, now: Date) {
  if (viewer === 'customer') return customers(project, now);
  return viewer === 'freelancer' ? freelancers(project, now) : managers(project);
}
