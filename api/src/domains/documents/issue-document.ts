import { transaction, type Db, type Trx } from '../../platform/db/index.ts';
import { insertDocument, lockLastNumber, selectLatestDocument } from './documents.repository.ts';
import { isReusable, type Draft } from './rules/draft.ts';
import type { DocumentKind, IssuedDocument } from './rules/facts.ts';

/** A requested document. */
export interface DocumentRequest<K extends DocumentKind> {
  readonly kind: K;
  /** Id of its subject. */
  readonly subjectId: string;
  /** Reads the current facts; called again under the number's lock, since they may have changed while waiting. */
  readonly draft: (db: Db) => Promise<Draft<K>>;
}

/**
 * The existing document, or a new one with the next number of its kind. Numbers have no gaps: the last one is locked
 * until the transaction ends, and rolled back with it.
 *
 * @example const { number } = await issueDocument(trx, { kind: 'contract', subjectId, draft }, now);
 */
export async function issueDocument<K extends DocumentKind>(
  trx: Trx,
  request: DocumentRequest<K>,
  now: Date,
): Promise<IssuedDocument<K>> {
  const { kind, subjectId } = request;
  const last = await lockLastNumber(trx, kind);
  const earlier = await selectLatestDocument(trx, kind, subjectId);
  const draft = await request.draft(trx);
  if (earlier && isReusable(draft, earlier)) return earlier;
  const { number, dated } = (!earlier && draft.first) || { number: last + 1, dated: now };
  const issued = { number, facts: draft.write(earlier), issued_at: dated };
  await insertDocument(trx, { kind, subject_id: subjectId, ...issued });
  return issued;
}

/** Like `issueDocument`, outside a transaction: takes no lock if the document exists. */
export async function findOrIssueDocument<K extends DocumentKind>(
  db: Db,
  request: DocumentRequest<K>,
  now: Date,
): Promise<IssuedDocument<K>> {
  const draft = await request.draft(db);
  const found = await selectLatestDocument(db, request.kind, request.subjectId);
  if (found && isReusable(draft, found)) return found;
  return transaction(db, (trx) => issueDocument(trx, request, now));
}
