import { LIMITS, type Cents, type ProjectActivity } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';

/** An activity of a project. */
export interface ActivityRow {
  readonly id: string;
  readonly what: ProjectActivity;
  readonly at: Date;
  readonly share: Cents | null;
  readonly actor_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** One page of a project's activities of some kinds, newest first, and their number. */
export async function selectActivities(
  db: Db,
  projectId: string,
  kinds: readonly ProjectActivity[],
  page?: number,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const matches = sql`a.project_id = ${projectId} and a.what = any (${kinds}::text[])`;
  const { rows } = await sql<ActivityRow & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from project_activities a where ${matches}) counted
    left join lateral (
      select a.id, a.position, a.what, a.at, a.share, a.actor_id, u.first_name, u.last_name
      from project_activities a left join users u on u.id = a.actor_id
      where ${matches} order by a.position desc limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.position desc`.execute(db);
  return countedPage(rows);
}
