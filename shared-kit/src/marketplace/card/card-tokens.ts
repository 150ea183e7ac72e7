import { errorName } from '@metier/contract';
import { ApiError, NetworkError } from '../../http/index.ts';
import type { Card } from './card-rules.ts';

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

async function tokenise(card: Card): Promise<string> {
  const { payment_method, error } = await ask(card);
  if (payment_method) return payment_method;
  const { code = 1099, description = '', details } = error ?? {};
  throw new ApiError({ name: errorName(code), code, description, details });
}

const sameCard = (a: Card, b: Card) =>
  a.number === b.number && a.owner === b.owner && a.expiry === b.expiry && a.cvv === b.cvv;

/**
 * Tokens of the cards tried in one dialog. Card data is sent only to the payment provider, which returns a token, and
 * never reaches our API. A card keeps its token until the API has answered, so that a second press after a lost
 * answer repeats the same call. `of` throws `invalidInput` with the invalid fields, or `NetworkError`. Source:
 * product.md §§3, 13.
 *
 * @example
 * const tokens = cardTokens();
 * await pay({ payment_method: await tokens.of(card) });
 * tokens.forget();
 */
export function cardTokens() {
  let kept: { card: Card; token: string } | undefined;
  return {
    of: async (card: Card): Promise<string> => {
      kept = kept && sameCard(kept.card, card) ? kept : { card, token: await tokenise(card) };
      return kept.token;
    },
    forget: (): void => {
      kept = undefined;
    },
  };
}

/** True if payments use Stripe instead of the sandbox; set on the page by the gateway. */
export const isStripePage = (): boolean => 'stripe' in document.documentElement.dataset;
