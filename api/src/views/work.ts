import { sql, type Selectable } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { filesOfRow, type FileView } from './files.ts';

/** A delivered version with its files. */
export interface ResultView extends Selectable<Tables['project_results']> {
  readonly files: readonly FileView[];
}

/** A request for changes with its files. */
export interface ImprovementView extends Selectable<Tables['project_improvements']> {
  readonly files: readonly FileView[];
}

/** Delivered versions, newest first. */
export async function selectResults(db: Db, projectId: string): Promise<ResultView[]> {
  const { rows } = await sql<ResultView>`
    select r.*, ${filesOfRow('result_id', 'r.id')} as files from project_results r
    where r.project_id = ${projectId} order by r.version desc`.execute(db);
  return rows;
}

/** Requested changes, newest first. */
export async function selectImprovements(db: Db, projectId: string): Promise<ImprovementView[]> {
  const { rows } = await sql<ImprovementView>`
    select i.*, ${filesOfRow('improvement_id', 'i.id')} as files from project_improvements i
    where i.project_id = ${projectId} order by i.created_at desc`.execute(db);
  return rows;
}
