import { REQUISITES } from '@metier/contract';
import type { InvoiceFacts } from './facts.ts';

type Changing = Pick<InvoiceFacts, 'requisites' | 'refunded'>;

/**
 * Whether an invoice still says what is true. Only what a customer may rightly have corrected counts: to whom it is
 * made out, and what went back of the price.
 */
export const isStillTrue = (issued: Changing, now: Changing): boolean =>
  issued.refunded === now.refunded &&
  REQUISITES.every((name) => issued.requisites?.[name] === now.requisites?.[name]);
