import { REQUISITES } from '@metier/contract';
import type { InvoiceFacts } from './facts.ts';

type Changing = Pick<InvoiceFacts, 'requisites' | 'refunded'>;

/**
 * Whether an invoice is still correct. Only what a customer may have corrected counts: to whom it is
 * made out, and the refunded amount.
 */
export const isStillTrue = (issued: Changing, now: Changing): boolean =>
  issued.refunded === now.refunded &&
  REQUISITES.every((name) => issued.requisites?.[name] === now.requisites?.[name]);
