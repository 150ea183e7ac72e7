import type { MessageKind } from '@metier/contract';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/registry.ts' {
  interface Tables {
    conversations: ConversationsTable;
    messages: MessagesTable;
  }
}

interface ConversationsTable {
  project_id: string;
  freelancer_id: string;
  customer_id: string;
  last_number: number;
  /** Number of the last message that the customer has read. */
  customer_read: Generated<number>;
  freelancer_read: Generated<number>;
  /** Number of the last message when unread ones were last mailed to the customer. */
  customer_mailed: Generated<number>;
  freelancer_mailed: Generated<number>;
  updated_at: Date;
}

interface MessagesTable {
  id: Generated<string>;
  project_id: string;
  freelancer_id: string;
  /** Position in the conversation, from 1. */
  number: number;
  author_id: string;
  kind: Generated<MessageKind>;
  /** Empty if deleted. */
  text: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

/** A message with its place in a conversation. */
export type StoredMessage = Selectable<MessagesTable>;

/** A side of a conversation. */
export type ConversationSide = 'customer' | 'freelancer';

/** Key of a conversation. */
export interface ConversationId {
  readonly project_id: string;
  readonly freelancer_id: string;
}
