import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/** A conversation with unread messages that were not mailed to their reader. */
export interface UnmailedView {
  readonly project_id: string;
  readonly freelancer_id: string;
  readonly project_name: string;
  /** The reader's. */
  readonly side: 'customer' | 'freelancer';
  /** Of the other side. */
  readonly first_name: string;
  readonly last_name: string;
  readonly unread: number;
  /** Numbers of the first unread message and of the last message. */
  readonly first_number: number;
  readonly last_number: number;
}

/**
 * A user's conversations whose first unread message came after the last mail about them, the least recently updated
 * first. Complaints, reasons, appeals and decisions do not count: their steps are mailed.
 */
export async function selectUnmailed(db: Db, userId: string): Promise<UnmailedView[]> {
  const { rows } = await sql<UnmailedView>`
    select c.project_id, c.freelancer_id, p.name as project_name, c.side, u.first_name, u.last_name,
      n.unread, n.first_number, c.last_number
    from (
      select *, 'customer' as side, customer_read as read, customer_mailed as mailed, freelancer_id as other_id
      from conversations where customer_id = ${userId}
      union all
      select *, 'freelancer', freelancer_read, freelancer_mailed, customer_id
      from conversations where freelancer_id = ${userId}
    ) c
    join lateral (
      select count(*)::integer as unread, min(m.number) as first_number from messages m
      where m.project_id = c.project_id and m.freelancer_id = c.freelancer_id and m.number > c.read
        and m.author_id = c.other_id and m.kind in ('message', 'statement') and m.deleted_at is null
    ) n on n.first_number > c.mailed
    join projects p on p.id = c.project_id
    join users u on u.id = c.other_id
    where c.last_number > c.read
    order by c.updated_at, c.project_id, c.freelancer_id`.execute(db);
  return rows;
}
