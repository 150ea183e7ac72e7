import { missingRequisites } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { stateChanged } from '../../projects/index.ts';
import { findOrIssueDocument, type Draft } from '../commands/issue-document.ts';
import { selectEngagement } from '../engagements.repository.ts';
import { selectRequisites } from '../requisites.repository.ts';
import type { IssuedDocument, Requisites, Seller } from '../rules/facts.ts';
import { isStillTrue } from '../rules/invoice-correction.ts';
import { orderOf } from './order-of.ts';
import { requireBillAccess } from './require-bill-access.ts';

const NO_REQUISITES: Reply<'GET /api/projects/project_card/invoice'> = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};

/** What an invoice needs beside the project. */
interface InvoiceGround {
  readonly seller: Seller;
  readonly now: Date;
}

/**
 * The requisites for the invoice of a project, offered as they were entered for another one; empty until they are entered.
 *
 * @throws AppError `notFound` for all but the owner and the manager
 */
export async function showRequisites(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/projects/project_card/invoice'>> {
  await requireBillAccess(db, projectId, actor, now);
  return (await selectRequisites(db, projectId)) ?? NO_REQUISITES;
}

/**
 * The invoice of a paid project with the number and the date of its payment. An invoice never changes: after other requisites or
 * a refund, the next one who asks gets another with a number of its own, which says what it replaces.
 *
 * @throws AppError `notFound` for all but the owner and the manager; `stateChanged` before the payment; `invalidInput`
 *   naming the requisites that are missing
 */
export async function findInvoice(
  db: Db,
  projectId: string,
  actor: Actor,
  ground: InvoiceGround,
): Promise<IssuedDocument<'invoice'>> {
  const draft = (asked: Db) => draftOf(asked, projectId, actor, ground);
  return findOrIssueDocument(db, { kind: 'invoice', subjectId: projectId, draft }, ground.now);
}

/** What an invoice says if it is written now. */
async function draftOf(
  db: Db,
  projectId: string,
  actor: Actor,
  { seller, now }: InvoiceGround,
): Promise<Draft<'invoice'>> {
  const standing = await requireBillAccess(db, projectId, actor, now);
  const found = await selectEngagement(db, projectId);
  const { paid_at, customer, requisites, refunded, invoice: number, invoice_dated: dated } = found;
  if (paid_at === null || number === null || dated === null) throw stateChanged(standing);
  return {
    first: { number, dated },
    stands: (issued) => isStillTrue(issued, { requisites, refunded }),
    write: (earlier) => {
      if (!earlier) requireRequisites(requisites);
      return {
        order: orderOf(standing),
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
