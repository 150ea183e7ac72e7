import { useApiMutation, type GetCall } from '@metier/shared-kit/query';
import { useTexts } from '../texts.ts';

/** Reads that are out of date once a freelancer has got, lost, wanted or left a project. */
const ENGAGEMENT_READS = [
  'GET /api/freelancer/invitations',
  'GET /api/freelancer/my_projects',
  'GET /api/freelancers/open_projects',
  'GET /api/projects/project',
  'GET /api/account/funds',
] as const satisfies readonly GetCall[];

/** Accepts or refuses an invitation. Whoever comes too late is told "You cant accept project". Source: product.md §2 #7. */
export function useAnswerInvitation(answer: 'accept' | 'refuse', onAnswered?: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/invitations/accept', {
    success: t(`engagement.${answer}.done`),
    outdates: ENGAGEMENT_READS,
    onSuccess: () => onAnswered?.(),
  });
}

/** Responds to an open project, or withdraws the response. Source: product.md §2 #6. */
export function useRespond(step: 'respond' | 'withdraw') {
  const t = useTexts();
  return useApiMutation('POST /api/freelancer/take_project', {
    success: t(`engagement.${step}.done`),
    outdates: ENGAGEMENT_READS,
  });
}
