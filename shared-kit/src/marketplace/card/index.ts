/** Card fields for forms that hand a card to the payment provider. */
export { CardFields } from './card-fields.tsx';
export { cardTokens, isStripePage } from './card-tokens.ts';
export { cardRules, NO_CARD, type Card } from './card-rules.ts';
