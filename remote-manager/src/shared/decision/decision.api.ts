import type { ErrorDetails } from '@metier/contract/error-details';
import { isApiError } from '@metier/shared-kit/http';
import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Another manager's decision of the case. */
export type Decision = NonNullable<Extract<ErrorDetails<'stateChanged'>, { decision?: unknown }>['decision']>;

/** The decision of a faster manager, from the error. */
const decisionOf = (error: unknown): Decision | undefined =>
  isApiError(error, 'stateChanged') && 'decision' in error.details ? error.details.decision : undefined;

/**
 * Decides a dispute by the freelancer's share of the price, in cents; `decision` is that of a faster manager. Source:
 * product.md §2 #20.
 */
export function useResolve() {
  const t = useTexts();
  const resolve = useApiMutation('POST /api/manager/cases/resolve', {
    success: t('decision.done'),
    failure: (error) => (decisionOf(error) ? null : undefined),
    invalidates: [...PROJECT_READS, 'GET /api/manager/cases'],
  });
  return { ...resolve, decision: decisionOf(resolve.error) };
}
