import { LIMITS } from '@metier/contract';
import { object, requiredText, rules, type InferType } from '../../forms/index.ts';

/** What a person types of a card. It goes to the payment provider's tokeniser alone, never to our API. */
export const cardRules = {
  number: rules.cardNumber(),
  owner: requiredText(LIMITS.personNameLength * 2),
  expiry: rules.cardExpiry(),
  cvv: rules.cardCvv(),
};

const card = object(cardRules);
export type Card = InferType<typeof card>;

/** A card form before anything was typed. */
export const NO_CARD: Card = { number: '', owner: '', expiry: '', cvv: '' };
