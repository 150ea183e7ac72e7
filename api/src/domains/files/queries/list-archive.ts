import { selectConversationFiles, selectMessageFiles } from '../../../views/conversation-files.ts';
import type { Shelves } from '../shelves.ts';
import { openFile, type OpenFile } from './open-file.ts';

/** The files of a message, or of a conversation named by {@link conversationSubject}, in the order in which they were sent. */
export async function listArchive(
  shelves: Shelves,
  id: string,
  of: 'message' | 'conversation',
): Promise<OpenFile[]> {
  const ids =
    of === 'message'
      ? await selectMessageFiles(shelves.db, id)
      : await selectConversationFiles(shelves.db, ...keyOf(id));
  const files: OpenFile[] = [];
  for (const file of ids) {
    const open = await openFile(shelves, file, 'file');
    if (open) files.push(open);
  }
  return files;
}

/** What a signed address says of a conversation. */
export const conversationSubject = (projectId: string, freelancerId: string): string =>
  `${projectId} ${freelancerId}`;

function keyOf(subject: string): [projectId: string, freelancerId: string] {
  const [projectId = '', freelancerId = ''] = subject.split(' ');
  return [projectId, freelancerId];
}
