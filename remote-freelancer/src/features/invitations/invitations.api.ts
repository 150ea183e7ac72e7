import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiQuery } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Invitation = Reply<'GET /api/freelancer/invitations'>['invitations'][number];

/** One page of the open invitations, newest first. */
export const useInvitations = (page: number) => useApiQuery('GET /api/freelancer/invitations', { query: { page } }, { keepPrevious: true });

/** Accepts or refuses an invitation. Whoever comes too late is told "You cant accept project". Source: product.md §2 #7. */
export function useAnswerInvitation(answer: 'accept' | 'refuse', onAnswered?: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/invitations/accept', {
    success: t(`invitations.${answer}.done`),
    outdates: [
      'GET /api/freelancer/invitations',
      'GET /api/freelancer/my_projects',
      'GET /api/freelancers/open_projects',
      'GET /api/projects/project',
      'GET /api/account/funds',
    ],
    onSuccess: () => onAnswered?.(),
  });
}
