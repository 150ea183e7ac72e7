import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { DocumentKind, FactsOf, IssuedDocument } from './rules/facts.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    document_numbers: { kind: DocumentKind; last: number };
    documents: DocumentsTable;
    invoice_numbers: { project_id: string; number: number; dated: Date };
  }
}

interface DocumentsTable {
  kind: DocumentKind;
  number: number;
  /** Id of its subject: a freelancer, an assignment of an executor, or a project. */
  subject_id: string;
  facts: FactsOf[DocumentKind];
  issued_at: Date;
}

/** The last number of a kind of document, locked until the transaction ends. */
export async function lockLastNumber(trx: Trx, kind: DocumentKind): Promise<number> {
  const { last } = await trx
    .selectFrom('document_numbers')
    .select('last')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last;
}

/** Writes a document with the next number or a preallocated one. The caller holds the lock of the last number. */
export async function insertDocument(trx: Trx, document: Selectable<DocumentsTable>): Promise<void> {
  const { kind, number } = document;
  await trx
    .updateTable('document_numbers')
    .set({ last: number })
    .where('kind', '=', kind)
    .where('last', '<', number)
    .execute();
  await trx.insertInto('documents').values(document).execute();
}

/** The latest document of a kind about a subject. */
export async function selectLatestDocument<K extends DocumentKind>(
  db: Db,
  kind: K,
  subjectId: string,
): Promise<IssuedDocument<K> | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['number', 'facts', 'issued_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as IssuedDocument<K> | undefined;
}

/** Allocates the next invoice number to a payment, under a row lock until the transaction ends. */
export async function insertInvoiceNumber(trx: Trx, projectId: string, dated: Date): Promise<void> {
  await sql`
    with next as (update document_numbers set last = last + 1 where kind = 'invoice' returning last)
    insert into invoice_numbers (project_id, number, dated) select ${projectId}, last, ${dated} from next`.execute(
    trx,
  );
}
