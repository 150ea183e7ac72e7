import { LIMITS } from '@metier/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { rowsBefore, type Db, type Trx } from '../../platform/db/index.ts';
import type { Tables } from '../../platform/registry.ts';

type ResultRow = Selectable<Tables['project_results']>;
type ImprovementRow = Selectable<Tables['project_improvements']>;
type CommentRow = Selectable<Tables['project_comments']>;

/** A comment with its author's name. */
export interface CommentView extends CommentRow {
  readonly first_name: string;
  readonly last_name: string;
}

export async function insertResult(trx: Trx, result: Insertable<Tables['project_results']>): Promise<void> {
  await trx.insertInto('project_results').values(result).execute();
}

/** Delivered versions, newest first. */
export async function selectResults(db: Db, projectId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('project_results')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertImprovement(
  trx: Trx,
  improvement: Insertable<Tables['project_improvements']>,
): Promise<void> {
  await trx.insertInto('project_improvements').values(improvement).execute();
}

/** Requested changes, newest first. */
export async function selectImprovements(db: Db, projectId: string): Promise<ImprovementRow[]> {
  return db
    .selectFrom('project_improvements')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertComment(
  trx: Trx,
  comment: Insertable<Tables['project_comments']>,
): Promise<CommentRow> {
  return trx.insertInto('project_comments').values(comment).returningAll().executeTakeFirstOrThrow();
}

/** One page of comments, oldest first, and how many there are. */
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
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
