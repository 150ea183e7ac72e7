/** A price that is divided between the two sides: the field, its rule, and amounts in the reader's unit. */
export { shareOf } from './share-of.ts';
export { shareText } from './share-text.ts';
export { SplitField } from './split-field.tsx';
export { useAmounts } from './use-amounts.ts';
