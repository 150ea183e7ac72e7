import type { MessageKind } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';

type Message = Reply<'POST /api/conversations/messages'>['message'];

/** A message with its author's name. */
interface NamedMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly author_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly text: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
}

export const messageReply = (row: NamedMessage): Message => ({
  id: row.id,
  kind: row.kind,
  author: { id: row.author_id, first_name: row.first_name, last_name: row.last_name },
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
});
