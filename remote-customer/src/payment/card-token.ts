import type { Card } from '@metier/shared-kit/forms/card';
import { tokenise } from './payment.api.ts';

const sameCard = (a: Card, b: Card) =>
  a.number === b.number && a.owner === b.owner && a.expiry === b.expiry && a.cvv === b.cvv;

/**
 * Tokens of the cards that one dialog tries. A card keeps its token until the API has answered, so that a second press
 * after a lost answer repeats the same payment instead of making another.
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
