import { errorName } from '@metier/shared-kit/contract';
import type { Card } from '@metier/shared-kit/forms/card';
import { ApiError, isApiError, NetworkError, request } from '@metier/shared-kit/http';
import { PROJECT_READS } from '@metier/shared-kit/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../texts.ts';

const TOKENISER = '/psp/tokens';

interface Answer {
  payment_method?: string;
  error?: { code: number; description: string; details?: Record<string, unknown> };
}

async function ask(card: Card): Promise<Answer> {
  try {
    const response = await fetch(TOKENISER, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
    });
    return (await response.json()) as Answer;
  } catch (cause) {
    throw new NetworkError('The payment provider did not answer.', { cause });
  }
}

/**
 * Hands a card to the payment provider, which answers a token for it. Card data takes this way alone and never
 * reaches our API. Throws `invalidInput` with the wrong fields. Source: product.md §3.
 */
export async function tokenise(card: Card): Promise<string> {
  const { payment_method, error } = await ask(card);
  if (payment_method) return payment_method;
  const { code = 1099, description = '', details } = error ?? {};
  throw new ApiError({ name: errorName(code), code, description, details });
}

/** The action that a failure on the way to it is about. */
export const PAY = 'POST /api/customer/pay';

/** Pays a project. The dialog itself tells of a payment that is still on its way. */
export function usePay() {
  const t = useTexts();
  return useApiMutation(PAY, {
    success: t('payment.done'),
    failure: (error) => (isApiError(error, 'paymentPending') ? null : t('payment.failed')),
    outdates: PROJECT_READS,
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
    return (await request('GET /api/projects/project', { query: { project_id } })).project;
  } catch (error) {
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}
