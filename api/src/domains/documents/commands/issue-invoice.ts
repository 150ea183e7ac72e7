import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectLatestDocument } from '../documents.repository.ts';
import { findOrIssueDocument } from '../issue-document.ts';
import { draftInvoice, type InvoiceIssuer } from '../queries/draft-invoice.ts';
import type { IssuedDocument } from '../rules/facts.ts';

/**
 * The invoice of a paid project, issued unless there is one, with the number and the date of its payment. An invoice
 * never changes: after a change of the requisites or a refund, the next request issues another with its own number,
 * which names the replaced one.
 *
 * @throws AppError `notFound` for all but the owner and the manager; `stateChanged` before the payment; `invalidInput`
 *   naming the requisites that are missing
 */
export async function findOrIssueInvoice(
  db: Db,
  projectId: string,
  actor: Actor,
  issuer: InvoiceIssuer,
): Promise<IssuedDocument<'invoice'>> {
  const draft = (reader: Db) => draftInvoice(reader, projectId, actor, issuer);
  return findOrIssueDocument(db, { kind: 'invoice', subjectId: projectId, draft }, issuer.now);
}

/**
 * Invoices of several projects. All are checked first, so an error issues none of them.
 *
 * @throws AppError as `findOrIssueInvoice`
 */
export async function findOrIssueInvoices(
  db: Db,
  projectIds: readonly string[],
  actor: Actor,
  issuer: InvoiceIssuer,
): Promise<IssuedDocument<'invoice'>[]> {
  for (const id of projectIds) {
    const { write } = await draftInvoice(db, id, actor, issuer);
    write(await selectLatestDocument(db, 'invoice', id));
  }
  const invoices: IssuedDocument<'invoice'>[] = [];
  for (const id of projectIds) invoices.push(await findOrIssueInvoice(db, id, actor, issuer));
  return invoices;
}
