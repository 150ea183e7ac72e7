import type { Reply } from '@metier/shared-kit/http';
import { OTHERS_ACT_MS, useApiQuery } from '@metier/shared-kit/query';

export type Invitation = Reply<'GET /api/freelancer/invitations'>['invitations'][number];

/** One page of the open invitations, newest first. */
export const useInvitations = (page: number) =>
  useApiQuery(
    'GET /api/freelancer/invitations',
    { query: { page } },
    { keepPrevious: true, refetchEvery: OTHERS_ACT_MS },
  );
