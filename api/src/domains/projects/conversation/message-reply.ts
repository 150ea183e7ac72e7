import type { Reply } from '@metier/contract/operations';
import type { StoredMessage } from '../../conversations/index.ts';
import { fileReply, type FileLinks, type ShownFile } from '../../files/index.ts';

type Message = Reply<'POST /api/conversations/messages'>['message'];
type Person = Message['author'];

/** A message with its author's name and files; without its position. */
type NamedMessage = Omit<StoredMessage, 'project_id' | 'freelancer_id' | 'number'> &
  Omit<Person, 'id'> & { readonly files: readonly ShownFile[] };

/** A message for somebody who may read it. */
export const messageReply = async (row: NamedMessage, links: FileLinks, now: Date): Promise<Message> => ({
  id: row.id,
  kind: row.kind,
  author: { id: row.author_id, first_name: row.first_name, last_name: row.last_name },
  text: row.text,
  files: await Promise.all(row.files.map((file) => fileReply(file, links, now))),
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
});
