import type { Reply } from '@metier/contract/operations';
import type { MessageRow } from '../../conversations/index.ts';

type Message = Reply<'POST /api/conversations/messages'>['message'];
type Person = Message['author'];

/** A message with its author's name; where it stands is not told. */
type NamedMessage = Omit<MessageRow, 'project_id' | 'freelancer_id' | 'number'> & Omit<Person, 'id'>;

export const messageReply = (row: NamedMessage): Message => ({
  id: row.id,
  kind: row.kind,
  author: { id: row.author_id, first_name: row.first_name, last_name: row.last_name },
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
});
