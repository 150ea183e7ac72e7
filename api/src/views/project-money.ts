import { PROJECT_FIGURES, type Cents, type ProjectFigure, type ProjectLedgerEvent } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/** A posting of the ledger that is part of a figure. */
interface ProjectLine {
  readonly id: string;
  readonly event: ProjectLedgerEvent;
  readonly amount: Cents;
  readonly at: Date;
}

/**
 * The postings of an `entry` about a project that each figure consists of: it is their sum, so the two cannot differ.
 */
const POSTINGS: Readonly<Record<ProjectFigure, RawBuilder<unknown>>> = {
  captured: sql`posting.kind = 'hold' and entry.event = 'captured'`,
  held: sql`posting.kind = 'hold'`,
  pending: sql`posting.kind = 'pending'`,
  available: sql`posting.kind = 'available'`,
  fee: sql`posting.kind = 'platform_fee'`,
  refunded: sql`posting.kind = 'refund_payable' and entry.event <> 'refund_paid'`,
};

/** A column for each figure, over the joined entries and postings of a project. */
export const projectFigures = sql.join(
  PROJECT_FIGURES.map(
    (figure) =>
      sql`coalesce(sum(posting.amount) filter (where ${POSTINGS[figure]}), 0)::bigint as ${sql.ref(figure)}`,
  ),
);

/** The postings behind a figure of a project, newest first. */
export async function selectProjectLines(
  db: Db,
  projectId: string,
  figure: ProjectFigure,
): Promise<ProjectLine[]> {
  const { rows } = await sql<ProjectLine>`
    select posting.id, entry.event, posting.amount, entry.occurred_at as at
    from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.project_id = ${projectId} and ${POSTINGS[figure]}
    order by posting.position desc`.execute(db);
  return rows;
}
