/** A price divided between two sides: the field and its rule. */
export { shareOf } from './share-of.ts';
export { shareText } from './share-text.ts';
export { SplitField } from './split-field.tsx';
