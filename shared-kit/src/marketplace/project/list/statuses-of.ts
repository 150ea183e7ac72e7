import { PROJECT_STATUSES, type ProjectStatus, type Role } from '@metier/contract';

/**
 * Statuses that a role's projects can have: a freelancer sees none before payment. Example:
 * `statusesOf('freelancer')[0] // 'paid'`.
 */
export const statusesOf = (role: Role): readonly ProjectStatus[] =>
  role === 'freelancer' ? PROJECT_STATUSES.filter((status) => status !== 'created') : PROJECT_STATUSES;
