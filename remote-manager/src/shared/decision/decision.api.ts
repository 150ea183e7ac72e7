import { nameOf } from '@metier/contract';
import type { ErrorDetails } from '@metier/contract/error-details';
import { isApiError } from '@metier/shared-kit/http';
import { PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { notify } from '@metier/shared-kit/notify';
import { useApiMutation } from '@metier/shared-kit/query';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Another manager's decision of the case. */
export type Decision = NonNullable<Extract<ErrorDetails<'stateChanged'>, { decision?: unknown }>['decision']>;

/** The decision of a faster manager, from the error. */
const decisionOf = (error: unknown): Decision | undefined =>
  isApiError(error, 'stateChanged') && 'decision' in error.details ? error.details.decision : undefined;

/**
 * Decides a dispute by the freelancer's share of the price, in cents; `decision` is that of a faster manager. The case
 * leaves the queue, so the toast says which one it was and who gets what. Source: product.md §2 #20.
 */
export function useResolve({ name, customer, freelancer, budget }: Project) {
  const t = useTexts();
  const { money } = useFormats();
  const resolve = useApiMutation('POST /api/manager/cases/resolve', {
    onSuccess: (_, { body: { freelancer_share: share } }) =>
      notify.success(
        freelancer
          ? t('decision.done', { name, amount: money(share), person: nameOf(freelancer) })
          : t('decision.doneBack', { name, amount: money(budget - share), person: nameOf(customer) }),
      ),
    failure: (error) => (decisionOf(error) ? null : undefined),
    invalidates: [...PROJECT_READS, 'GET /api/manager/cases'],
  });
  return { ...resolve, decision: decisionOf(resolve.error) };
}
