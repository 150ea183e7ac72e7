import { LIMITS, type ProjectActivity } from '@metier/contract';
import { sql, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';

/** An activity of a project. */
export interface ActivityRow {
  readonly id: string;
  readonly what: ProjectActivity;
  readonly at: Date;
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
      select a.id, a.position, a.what, a.at, a.actor_id, u.first_name, u.last_name
      from project_activities a left join users u on u.id = a.actor_id
      where ${matches} order by a.position desc limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.position desc`.execute(db);
  return countedPage(rows);
}

/** A comment with its author's name. */
export interface CommentView extends Selectable<Tables['project_comments']> {
  readonly first_name: string;
  readonly last_name: string;
}

/** One page of a project's comments, oldest first, and their number. */
export async function selectComments(
  db: Db,
  projectId: string,
  page?: number,
): Promise<{ rows: CommentView[]; total: number }> {
  const { rows } = await sql<CommentView & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from project_comments where project_id = ${projectId}) counted
    left join lateral (
      select c.*, u.first_name, u.last_name from project_comments c join users u on u.id = c.author_id
      where c.project_id = ${projectId} order by c.created_at, c.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at, found.id`.execute(db);
  return countedPage(rows);
}
