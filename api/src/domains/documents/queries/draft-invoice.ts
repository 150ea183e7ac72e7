import { missingRequisites } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectEngagement } from '../../../views/engagement.ts';
import { requireOwnerAccess, throwStateChanged } from '../../projects/index.ts';
import type { Draft } from '../rules/draft.ts';
import type { Requisites, Seller } from '../rules/facts.ts';
import { isStillCorrect } from '../rules/invoice-correction.ts';
import { NO_REQUISITES } from '../rules/no-requisites.ts';
import { orderOf } from '../rules/order-of.ts';
import { requisitesOf } from '../rules/requisites-of.ts';

/** Data of an invoice besides the project. */
export interface InvoiceIssuer {
  readonly seller: Seller;
  readonly now: Date;
}

/**
 * A project's invoice as it would be issued now.
 *
 * @throws AppError `notFound` for all but the owner and the manager; `stateChanged` before the payment; `invalidInput`
 *   naming the requisites that are missing
 */
export async function draftInvoice(
  db: Db,
  projectId: string,
  actor: Actor,
  { seller, now }: InvoiceIssuer,
): Promise<Draft<'invoice'>> {
  const { project, viewer } = await requireOwnerAccess(db, projectId, actor);
  const found = await selectEngagement(db, projectId);
  const { paid_at, customer, refunded, invoice: number, invoice_dated: dated } = found;
  const requisites = requisitesOf(found);
  if (paid_at === null || number === null || dated === null)
    return throwStateChanged(db, projectId, viewer, now);
  return {
    first: { number, dated },
    isCorrect: (issued) => isStillCorrect(issued, { requisites, refunded }),
    write: (earlier) => {
      if (!earlier) requireRequisites(requisites);
      return {
        order: orderOf(project),
        seller,
        customer,
        requisites,
        paid_at: paid_at.toISOString(),
        refunded,
        replaces: earlier?.number ?? null,
      };
    },
  };
}

function requireRequisites(requisites: Requisites | null): void {
  const missing = missingRequisites(requisites ?? NO_REQUISITES);
  if (missing.length > 0)
    throw new AppError(
      'invalidInput',
      Object.fromEntries(missing.map((name) => [name, 'required' as const])),
    );
}
