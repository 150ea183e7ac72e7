import { PROJECT_READS } from '@metier/shared-kit/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../texts.ts';

/** Decides a dispute by the freelancer's share of the price, in cents. Source: product.md §2 #20. */
export function useResolve() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/cases/resolve', {
    success: t('decision.done'),
    outdates: [...PROJECT_READS, 'GET /api/manager/cases'],
  });
}
