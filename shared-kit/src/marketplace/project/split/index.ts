/** A price divided between two sides: the field, its rule, and amounts in the user's unit. */
export { shareOf } from './share-of.ts';
export { shareText } from './share-text.ts';
export { SplitField } from './split-field.tsx';
export { useAmounts } from './use-amounts.ts';
