import { LIMITS } from '@metier/contract';
import { object, requiredText, rules, type InferType } from '../../forms/index.ts';

/** The card fields. They are sent only to the payment provider's tokeniser, never to our API. */
export const cardRules = {
  number: rules.cardNumber(),
  owner: requiredText(LIMITS.personNameLength * 2),
  expiry: rules.cardExpiry(),
  cvv: rules.cardCvv(),
};

const card = object(cardRules);
export type Card = InferType<typeof card>;

/** Initial values of an empty card form. */
export const NO_CARD: Card = { number: '', owner: '', expiry: '', cvv: '' };
