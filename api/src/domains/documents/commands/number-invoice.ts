import type { Trx } from '../../../platform/db/index.ts';
import { insertInvoiceNumber } from '../documents.repository.ts';

/**
 * Allocates number and date of a payment's invoice, in the transaction that books the payment. Call it last: a
 * concurrent payment waits for the row lock until that transaction ends.
 *
 * @example await numberInvoice(trx, projectId, now);
 */
export const numberInvoice = (trx: Trx, projectId: string, now: Date): Promise<void> =>
  insertInvoiceNumber(trx, projectId, now);
