import type { Role } from '../contract/index.ts';
import { actionOf, can } from './action-of.ts';
import type { Project } from './types.ts';

type Told = Pick<
  Project,
  'status' | 'case' | 'freelancer' | 'payment_pending' | 'money' | 'available_actions'
>;

function customers(project: Told) {
  if (project.case !== 'none') return `customer.${project.case}` as const;
  if (project.payment_pending) return 'customer.paying' as const;
  if (project.status === 'paid' && project.freelancer) return 'customer.assigned' as const;
  if (project.status === 'completed' && project.money.pending === 0) return 'customer.cleared' as const;
  if (actionOf(project, 'request_changes')?.reason === 'no_edits_left')
    return 'customer.checkingNoEdits' as const;
  return `customer.${project.status}` as const;
}

function openFor(project: Told) {
  if (can(project, 'accept_invitation')) return 'freelancer.invited' as const;
  if (can(project, 'withdraw_response')) return 'freelancer.responded' as const;
  return 'freelancer.open' as const;
}

function freelancers(project: Told) {
  if (project.case !== 'none') return `freelancer.${project.case}` as const;
  if (project.status === 'created' || project.status === 'paid')
    return project.freelancer ? 'freelancer.assigned' : openFor(project);
  if (project.status === 'completed' && project.money.pending === 0) return 'freelancer.cleared' as const;
  return `freelancer.${project.status}` as const;
}

const managers = (project: Told) =>
  project.case === 'none' ? 'manager.none' : (`manager.${project.case}` as const);

/**
 * Where a project stands for one viewer: text key of `project.next`, which says what comes next.
 *
 * @example situationOf(project, 'customer') // 'customer.checking': your decision
 */
export function situationOf(project: Told, viewer: Role) {
  if (viewer === 'customer') return customers(project);
  return viewer === 'freelancer' ? freelancers(project) : managers(project);
}
