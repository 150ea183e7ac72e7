import { projectRead } from '@metier/contract';
import { isFinal, type Reply } from '@metier/shared-kit/http';
import { can } from '@metier/shared-kit/marketplace/project';
import { useApiRead } from '@metier/shared-kit/query';
import { invitationsRead } from '../../reads.ts';

export type Invitation = Reply<'GET /api/freelancer/invitations'>['invitations'][number];

/** One page of the open invitations, newest first. */
export const useInvitations = (page: number) => useApiRead(invitationsRead(page), { keepPrevious: true });

/**
 * True if an invitation can no longer be answered; asked only if `enabled`, because one that is not listed may only be
 * on another page.
 */
export function useIsOver(projectId: string, enabled: boolean): boolean {
  const { data, error } = useApiRead(projectRead(projectId), { enabled });
  return enabled && (isFinal(error) || (data !== undefined && !can(data.project, 'accept_invitation')));
}
