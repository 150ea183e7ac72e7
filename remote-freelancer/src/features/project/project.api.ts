import { useFilesFault } from '@metier/shared-kit/files';
import { ApiError, isApiError } from '@metier/shared-kit/http';
import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Starts the work, or gives the project back before the first delivery. Source: product.md §2 #9, #10. */
export function useImplementation(step: 'start' | 'giveBack') {
  const t = useTexts();
  return useApiMutation('PUT /api/freelancers/projects/implementation', {
    success: t(`project.${step}.done`),
    invalidates: PROJECT_READS,
  });
}

/** Agrees to a requested refund or refuses it. Source: product.md §2 #18. */
export function useAnswerRefund(answer: 'agree' | 'refuse') {
  const t = useTexts();
  return useApiMutation('POST /api/freelancer/refund', {
    success: t(`project.refund.${answer}.done`),
    failure: useFilesFault(),
    invalidates: PROJECT_READS,
  });
}

/** Delivers a version of the work. Source: product.md §2 #11; texts: seed.md §8. */
export function useDelivery() {
  const t = useTexts();
  const filesFault = useFilesFault();
  return useApiMutation('POST /api/freelancer/result', {
    success: t('project.deliver.done'),
    failure: (error) =>
      filesFault(error) ??
      (error instanceof ApiError && !isApiError(error, 'stateChanged')
        ? t('project.deliver.failed')
        : undefined),
    invalidates: PROJECT_READS,
  });
}
