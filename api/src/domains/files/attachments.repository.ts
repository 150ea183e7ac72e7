import { sql, type ExpressionBuilder } from 'kysely';
import { lockName, type Db, type Trx } from '../../platform/db/index.ts';
import type { Tables } from '../../platform/registry.ts';
import type { FileRow } from './files.table.ts';
import { SUBJECTS, type FileSubject } from './subjects.ts';

const isOf = (subject: FileSubject) => (file: ExpressionBuilder<Tables, 'files'>) =>
  file.and([
    file('project_id', '=', subject.project_id),
    ...SUBJECTS.map((column) => {
      const id = subject[column];
      return id === undefined ? file(column, 'is', null) : file(column, '=', id);
    }),
  ]);

/** Attaches complete, unattached files of an owner to a subject; others are not changed. */
export async function updateAttached(
  trx: Trx,
  ownerId: string,
  subject: FileSubject,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  return trx
    .updateTable('files')
    .set({ ...subject, position: sql`array_position(${fileIds}::uuid[], files.id)` })
    .where('id', 'in', fileIds)
    .where('owner_id', '=', ownerId)
    .where((file) => file.or([file('project_id', 'is', null), isOf(subject)(file)]))
    .where('completed_at', 'is not', null)
    .returningAll()
    .execute();
}

/** True if one of the files belongs to the owner and is incomplete. */
export async function hasUnfinished(db: Db, ownerId: string, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes changes of a project's files until the transaction ends. */
export async function lockProjectFiles(trx: Trx, projectId: string): Promise<void> {
  await lockName(trx, `files:${projectId}`);
}

/** Total size of a project's files, in bytes. */
export async function bytesOfProject(db: Db, projectId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Files of a subject, in order. */
export async function filesOf(db: Db, subject: FileSubject): Promise<FileRow[]> {
  return db.selectFrom('files').selectAll().where(isOf(subject)).orderBy('position').execute();
}

/** Deletes the files of a subject, except some. */
export async function dropFilesOf(
  trx: Trx,
  subject: FileSubject,
  kept: readonly string[] = [],
): Promise<void> {
  await trx
    .deleteFrom('files')
    .where(isOf(subject))
    .$if(kept.length > 0, (files) => files.where('id', 'not in', kept))
    .execute();
}
