import type { AgreementStatus, ProjectStatus } from '@metier/contract';

const STATUSES: Readonly<Record<ProjectStatus, AgreementStatus>> = {
  created: 'pending',
  paid: 'active',
  progress: 'active',
  checking: 'active',
  improving: 'active',
  completed: 'fulfilled',
  refunded: 'ended',
};

/** Status of a project's agreement; `pending` until an executor is assigned. */
export const agreementStatus = (status: ProjectStatus, hasExecutor: boolean): AgreementStatus =>
  hasExecutor ? STATUSES[status] : 'pending';
