import { projectRead } from '@metier/contract';
import { isApiError, isTransient, request } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useInvalidate } from '@metier/shared-kit/query';
import { sleep } from '@metier/shared-kit/timing';
import { useTexts } from '../../texts.ts';

/** Key of error toasts about the payment. */
export const PAY = 'POST /api/customer/pay';

/** Text of the toast about a failed payment, with the reason that the dialog shows, too. */
export function useFailureText() {
  const t = useTexts();
  const reasonOf = useErrorText();
  return (error: unknown) => t('payment.failed', { reason: reasonOf(error) });
}

/** Pays a project. The dialog itself handles a pending payment. */
export function usePay() {
  const t = useTexts();
  const failureText = useFailureText();
  const invalidate = useInvalidate();
  return useApiMutation(PAY, {
    success: t('payment.done'),
    failure: (error) => (isApiError(error, 'paymentPending') ? null : failureText(error)),
    invalidates: PROJECT_READS,
    // The declined payment is shown on the project and in its row.
    onError: (error) => isApiError(error, 'paymentDeclined') && void invalidate(PROJECT_READS),
  });
}

const CHECK_MS = 2_000;

/**
 * Waits for the outcome of a pending payment: true once the project is paid, false once it can be paid again.
 * Bypasses the page's cache: with the outcome, the page would remove the dialog before it could show it.
 */
export async function paymentOutcome(projectId: string): Promise<boolean> {
  for (;;) {
    const project = await projectNow(projectId);
    if (project && !project.payment_pending) return project.status !== 'created';
    await sleep(CHECK_MS);
  }
}

/** The project; undefined if it cannot be read at present. */
async function projectNow(project_id: string) {
  try {
    return (await request(...projectRead(project_id))).project;
  } catch (error) {
    if (isTransient(error)) return undefined;
    throw error;
  }
}
