import { projectRead } from '@metier/contract';
import { isApiError, NetworkError, request } from '@metier/shared-kit/http';
import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useInvalidate } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** The action that a failure on the way to it is about. */
export const PAY = 'POST /api/customer/pay';

/** Pays a project. The dialog itself tells of a payment that is still on its way. */
export function usePay() {
  const t = useTexts();
  const invalidate = useInvalidate();
  return useApiMutation(PAY, {
    success: t('payment.done'),
    failure: (error) => (isApiError(error, 'paymentPending') ? null : t('payment.failed')),
    invalidates: PROJECT_READS,
    // The project and its row say so, too.
    onError: (error) => isApiError(error, 'paymentDeclined') && void invalidate(PROJECT_READS),
  });
}

const CHECK_MS = 2_000;

/**
 * Waits until a payment on its way has ended: true once the project is paid, false once it can be paid again. Asks
 * apart from what the page has read: a page that knew of the end would take the dialog away before it has told of it.
 */
export async function endOfPayment(projectId: string): Promise<boolean> {
  for (;;) {
    const project = await projectNow(projectId);
    if (project && !project.payment_pending) return project.status !== 'created';
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_MS);
    });
  }
}

/** The project, or nothing while the network is away. */
async function projectNow(project_id: string) {
  try {
    return (await request(...projectRead(project_id))).project;
  } catch (error) {
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}
