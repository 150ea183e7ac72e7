import { selectConversationFiles } from '../../../views/files.ts';
import type { Db } from '../../../platform/db/index.ts';
import { filesOf } from '../attachments.repository.ts';
import type { Shelves } from '../shelves.ts';
import type { ArchiveSubject } from '../subjects.ts';
import { openFile, type OpenFile } from './open-file.ts';

/** Ids of the files of an archive, in the order in which they were sent. */
export async function filesOfArchive(db: Db, of: ArchiveSubject): Promise<string[]> {
  if ('freelancer_id' in of) return selectConversationFiles(db, of.project_id, of.freelancer_id);
  return (await filesOf(db, of)).map(({ id }) => id);
}

/** The same, as they are now and ready to be read. */
export async function listArchive(shelves: Shelves, of: ArchiveSubject): Promise<OpenFile[]> {
  const files: OpenFile[] = [];
  for (const file of await filesOfArchive(shelves.db, of)) {
    const open = await openFile(shelves, file, 'file');
    if (open) files.push(open);
  }
  return files;
}
