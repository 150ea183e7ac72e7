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

/** Where the agreement about a project stands; `pending` as long as nobody is assigned. */
export const agreementStatus = (status: ProjectStatus, hasExecutor: boolean): AgreementStatus =>
  hasExecutor ? STATUSES[status] : 'pending';
