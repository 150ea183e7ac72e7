import { REQUISITES } from '@metier/contract';
import type { InvoiceFacts } from './facts.ts';

type Changing = Pick<InvoiceFacts, 'requisites' | 'refunded'>;

/**
 * Whether an invoice is still correct. Compares only what can change: the customer's requisites and the refunded
 * amount.
 */
export const isStillCorrect = (issued: Changing, now: Changing): boolean =>
  issued.refunded === now.refunded &&
  REQUISITES.every((name) => issued.requisites?.[name] === now.requisites?.[name]);
