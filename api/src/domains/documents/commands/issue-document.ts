import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { insertDocument, lockLastNumber, selectLatestDocument } from '../documents.repository.ts';
import type { DocumentKind, FactsOf, IssuedDocument } from '../rules/facts.ts';

/** A document that somebody asks for. */
export interface Paper<K extends DocumentKind> {
  readonly kind: K;
  /** Whom or what it is about. */
  readonly subjectId: string;
  /** Its facts, if it has to be written now: told the document of the same subject that it replaces, if any. */
  readonly write: (earlier: IssuedDocument<K> | undefined) => FactsOf[K];
  /** Whether the document that there is will do; any will where this is left out. */
  readonly stands?: (issued: FactsOf[K]) => boolean;
}

/**
 * The document that there is, or a new one with the next number of its kind. The numbers have no gaps: the last one is
 * locked until the transaction ends, and taken back with it.
 *
 * @example const { number } = await issueDocument(trx, { kind: 'contract', subjectId, write: () => facts }, now);
 */
export async function issueDocument<K extends DocumentKind>(
  trx: Trx,
  paper: Paper<K>,
  now: Date,
): Promise<IssuedDocument<K>> {
  const { kind, subjectId, write } = paper;
  const last = await lockLastNumber(trx, kind);
  const earlier = await selectLatestDocument(trx, kind, subjectId);
  if (earlier && isGood(paper, earlier)) return earlier;
  const issued = { number: last + 1, facts: write(earlier), issued_at: now };
  await insertDocument(trx, { kind, subject_id: subjectId, ...issued });
  return issued;
}

/** Like `issueDocument`, outside a transaction: nothing is locked when the document is there already. */
export async function findOrIssueDocument<K extends DocumentKind>(
  db: Db,
  paper: Paper<K>,
  now: Date,
): Promise<IssuedDocument<K>> {
  const found = await selectLatestDocument(db, paper.kind, paper.subjectId);
  if (found && isGood(paper, found)) return found;
  return transaction(db, (trx) => issueDocument(trx, paper, now));
}

const isGood = <K extends DocumentKind>({ stands }: Paper<K>, { facts }: IssuedDocument<K>): boolean =>
  stands?.(facts) ?? true;
