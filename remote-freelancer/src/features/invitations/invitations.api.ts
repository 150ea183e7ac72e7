import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { invitationsRead } from '../../reads.ts';

export type Invitation = Reply<'GET /api/freelancer/invitations'>['invitations'][number];

/** One page of the open invitations, newest first. */
export const useInvitations = (page: number) => useApiRead(invitationsRead(page), { keepPrevious: true });
