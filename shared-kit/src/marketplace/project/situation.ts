import type { Role } from '@metier/contract';
import { actionOf, can } from './action-of.ts';
import { latenessOf } from './lateness.ts';
import type { Project } from './types.ts';

type Told = Pick<
  Project,
  | 'status'
  | 'case'
  | 'due_at'
  | 'freelancer'
  | 'payment_pending'
  | 'payment_declined'
  | 'money'
  | 'available_actions'
  | 'response_void'
>;

/** The word for work that is not there though it is due; undefined while it is in time. */
function delayOf(project: Told, now: Date) {
  const late = latenessOf(project, now);
  if (!late) return undefined;
  return late.refundable ? 'lateRefundable' : 'late';
}

/** The word for a project that is over; undefined of one that is not, or whose money can still move. */
function endOf({ status, money }: Told) {
  if (status !== 'completed') return undefined;
  // Part of it went back: a manager has divided it. Source: product.md §2 #20.
  if (money.refunded > 0) return 'settled';
  return money.pending === 0 ? 'cleared' : undefined;
}

function customers(project: Told, now: Date) {
  if (project.case !== 'none') return `customer.${project.case}` as const;
  if (project.payment_pending) return 'customer.paying' as const;
  if (project.status === 'created' && project.payment_declined) return 'customer.declined' as const;
  if (project.status === 'paid' && project.freelancer) return 'customer.assigned' as const;
  if (actionOf(project, 'request_changes')?.reason === 'no_edits_left')
    return 'customer.checkingNoEdits' as const;
  return `customer.${delayOf(project, now) ?? endOf(project) ?? project.status}` as const;
}

function openFor(project: Told) {
  if (can(project, 'accept_invitation')) return 'freelancer.invited' as const;
  if (can(project, 'withdraw_response')) return 'freelancer.responded' as const;
  return project.response_void ? ('freelancer.briefChanged' as const) : ('freelancer.open' as const);
}

function freelancers(project: Told, now: Date) {
  if (project.case !== 'none') return `freelancer.${project.case}` as const;
  if (project.status === 'created' || project.status === 'paid')
    return project.freelancer ? 'freelancer.assigned' : openFor(project);
  return `freelancer.${delayOf(project, now) ?? endOf(project) ?? project.status}` as const;
}

function managers(project: Told) {
  if (project.case === 'none') return 'manager.none' as const;
  if (actionOf(project, 'resolve_case')?.reason === 'decided_by_you') return 'manager.appealed' as const;
  return `manager.${project.case}` as const;
}

/**
 * Where a project stands for one viewer: text key of `project.next`, which says what comes next.
 *
 * @example situationOf(project, 'customer', productNow()) // 'customer.checking': your decision
 */
export function situationOf(project: Told, viewer: Role, now: Date) {
  if (viewer === 'customer') return customers(project, now);
  return viewer === 'freelancer' ? freelancers(project, now) : managers(project);
}
