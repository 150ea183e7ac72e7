import {
  CardFields,
  cardRules,
  cardTokens,
  isStripePage,
  type Card,
} from '@metier/shared-kit/marketplace/card';
import type { ComponentType } from 'react';
import { stripeCard } from './stripe/stripe-card.tsx';

/** A way to take a card: what a person fills in, and how that becomes a token of the payment provider. */
export interface CardWay {
  /** Rules of our fields; what is typed into the provider's own we never see. */
  readonly rules: typeof cardRules;
  readonly Fields: ComponentType;
  /** The token of the card, the same until the API has answered. Throws `ApiError` or `NetworkError`. */
  readonly tokenOf: (card: Card) => Promise<string>;
  /** The API has answered: the next try takes a token of its own. */
  readonly forget: () => void;
  /** Has the customer's bank ask them, where a pending payment waits for that. Source: 1022, `details.confirmation`. */
  readonly confirm: (confirmation: string) => Promise<void>;
}

/** Our own fields and the sandbox's tokeniser. */
function typedCard(): CardWay {
  const tokens = cardTokens();
  return {
    rules: cardRules,
    Fields: CardFields,
    tokenOf: tokens.of,
    forget: tokens.forget,
    confirm: async () => undefined,
  };
}

/** The way of this place. */
export const cardWay = (): CardWay => (isStripePage() ? stripeCard() : typedCard());
