import { errorName } from '@metier/shared-kit/contract';
import type { Card } from '@metier/shared-kit/forms/card';
import { ApiError, isApiError, NetworkError } from '@metier/shared-kit/http';
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
