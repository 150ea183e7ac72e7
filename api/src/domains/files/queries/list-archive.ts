import { selectConversationFiles } from '../../../views/files.ts';
import type { Db } from '../../../platform/db/index.ts';
import { filesOf } from '../attachments.repository.ts';
import type { FileStorage } from '../file-storage.ts';
import type { ArchiveSubject } from '../subjects.ts';
import { openFiles, type OpenFile } from './open-file.ts';

/** Ids of the files of an archive, in the order of sending. */
export async function filesOfArchive(db: Db, of: ArchiveSubject): Promise<string[]> {
  if ('freelancer_id' in of) return selectConversationFiles(db, of.project_id, of.freelancer_id);
  return (await filesOf(db, of)).map(({ id }) => id);
}

/** The files of an archive, opened for reading. */
export const listArchive = async (storage: FileStorage, of: ArchiveSubject): Promise<OpenFile[]> =>
  openFiles(storage, await filesOfArchive(storage.db, of));
