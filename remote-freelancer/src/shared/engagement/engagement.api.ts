import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/**
 * Accepts or refuses an invitation. Accepting too late fails with "You cant accept project". Source: product.md §2
 * #7.
 */
export function useAnswerInvitation(answer: 'accept' | 'refuse', onAnswered?: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/invitations/accept', {
    success: t(`engagement.${answer}.done`),
    invalidates: PROJECT_READS,
    onSuccess: () => onAnswered?.(),
  });
}

/** Responds to an open project, or withdraws the response. Source: product.md §2 #6. */
export function useRespond(step: 'respond' | 'withdraw') {
  const t = useTexts();
  return useApiMutation('POST /api/freelancer/take_project', {
    success: t(`engagement.${step}.done`),
    invalidates: PROJECT_READS,
  });
}
