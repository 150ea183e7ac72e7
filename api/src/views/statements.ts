import { LIMITS, type CaseSide, type StatementKind } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import { filesOfRow, type FileView } from './files.ts';

/** One side's statement in a case. */
export interface StatementView {
  readonly id: string;
  readonly kind: StatementKind;
  readonly author_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly text: string;
  readonly files: readonly FileView[];
  readonly contacts: string | null;
  /** A timestamp in JSON of the database is text. */
  readonly created_at: Date | string;
}

/** Complaints without a message, which only their authors and managers can read. */
const readableBy = (readerId: string | 'manager') =>
  readerId === 'manager' ? sql`true` : sql`c.author_id = ${readerId}`;

/** The statements of a project `p`: messages of the conversation with its executor, and complaints without one. */
const statementsOf = (readerId: string | 'manager') => sql`
  select m.id, m.kind, m.author_id, m.text, c.contacts, m.created_at, m.number
  from messages m left join project_complaints c on c.message_id = m.id
  where m.project_id = p.id and m.freelancer_id = p.freelancer_id and m.kind <> 'message' and m.kind <> 'decision'
  union all
  select c.id, 'complaint', c.author_id, c.text, c.contacts, c.created_at, 0
  from project_complaints c where c.project_id = p.id and c.message_id is null and ${readableBy(readerId)}`;

/** Whether a statement `s` about a project `p` is of a side; a freelancer who gave the project back counts, too. */
const isOfSide = (side: CaseSide | undefined) => {
  if (side === undefined) return sql`true`;
  return side === 'customer' ? sql`s.author_id = p.customer_id` : sql`s.author_id <> p.customer_id`;
};

/** Some statements `s` with author and files, oldest first. */
const shown = (readerId: string | 'manager', page?: number, side?: CaseSide) => sql`
  select s.*, u.first_name, u.last_name, ${filesOfRow('message_id', 's.id')} as files
  from (${statementsOf(readerId)}) s join users u on u.id = s.author_id
  where ${isOfSide(side)}
  order by s.created_at, s.number limit ${LIMITS.pageSize} offset ${rowsBefore(page)}`;

/** The first statements of a project `p` and their number, as columns for managers. */
export const firstStatements = sql`
  (select coalesce(json_agg(row_to_json(first) order by first.created_at, first.number), '[]')
    from (${shown('manager')}) first) as statements,
  (select count(*) from (${statementsOf('manager')}) s) as statements_total`;

/** One page of both sides' statements, or of one, in the case of a project, oldest first, and their number. */
export async function selectStatementPage(
  db: Db,
  projectId: string,
  readerId: string | 'manager',
  { page, side }: { readonly page?: number; readonly side?: CaseSide },
): Promise<{ rows: StatementView[]; total: number }> {
  const { rows } = await sql<StatementView & { total: number }>`
    select counted.total, found.*
    from projects p
    cross join lateral (select count(*) as total from (${statementsOf(readerId)}) s where ${isOfSide(side)}) counted
    left join lateral (${shown(readerId, page, side)}) found on true
    where p.id = ${projectId}
    order by found.created_at, found.number`.execute(db);
  return countedPage(rows);
}
