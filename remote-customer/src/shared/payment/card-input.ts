import {
  CardFields,
  cardRules,
  cardTokens,
  isStripePage,
  type Card,
} from '@metier/shared-kit/marketplace/card';
import type { ComponentType } from 'react';
import { stripeCard } from './stripe/stripe-card.tsx';

/** A card input: its fields, and how they become a token of the payment provider. */
export interface CardInput {
  /** Rules of our own fields; the values of the provider's fields are not accessible. */
  readonly rules: typeof cardRules;
  readonly Fields: ComponentType;
  /** The card's token, unchanged until the API has answered. Throws `ApiError` or `NetworkError`. */
  readonly tokenOf: (card: Card) => Promise<string>;
  /** Call it when the API has answered: the next payment gets a new token. */
  readonly forget: () => void;
  /** Lets the customer confirm a pending payment with their bank, if required. Source: 1022, `details.confirmation`. */
  readonly confirm: (confirmation: string) => Promise<void>;
}

/** Our own fields with the sandbox's tokeniser. */
function typedCard(): CardInput {
  const tokens = cardTokens();
  return {
    rules: cardRules,
    Fields: CardFields,
    tokenOf: tokens.of,
    forget: tokens.forget,
    confirm: async () => undefined,
  };
}

/** The card input configured for this installation. */
export const createCardInput = (): CardInput => (isStripePage() ? stripeCard() : typedCard());
