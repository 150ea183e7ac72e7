import type { Reply } from '@metier/shared-kit/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { stateChanged } from '../../projects/index.ts';
import { findOrIssueDocument, type Draft } from '../commands/issue-document.ts';
import { selectEngagement } from '../engagements.repository.ts';
import { selectRequisites } from '../requisites.repository.ts';
import type { IssuedDocument } from '../rules/facts.ts';
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

/**
 * The requisites for the invoice of a project; empty until they are entered.
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
 * The invoice of a paid project, written when it is first asked for. An invoice never changes: after other requisites or
 * a refund, the next one who asks gets another with a number of its own, which says what it replaces.
 *
 * @throws AppError `notFound` for all but the owner and the manager; `stateChanged` before the payment
 */
export async function findInvoice(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<IssuedDocument<'invoice'>> {
  const draft = (asked: Db) => draftOf(asked, projectId, actor, now);
  return findOrIssueDocument(db, { kind: 'invoice', subjectId: projectId, draft }, now);
}

/** What an invoice says if it is written now. */
async function draftOf(db: Db, projectId: string, actor: Actor, now: Date): Promise<Draft<'invoice'>> {
  const standing = await requireBillAccess(db, projectId, actor, now);
  const { paid_at, customer, requisites, refunded } = await selectEngagement(db, projectId);
  if (paid_at === null) throw stateChanged(standing);
  return {
    stands: (issued) => isStillTrue(issued, { requisites, refunded }),
    write: (earlier) => ({
      order: orderOf(standing),
      customer,
      requisites,
      paid_at: paid_at.toISOString(),
      refunded,
      replaces: earlier?.number ?? null,
    }),
  };
}
