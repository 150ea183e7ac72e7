import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import {
  Conversation,
  ConversationKey,
  ConversationRow,
  Message,
  MessageReply,
} from '../schemas/conversation.ts';
import { FileIds } from '../schemas/file.ts';
import { Activity } from '../schemas/project.ts';
import { Closed, Done, Id, Paged, Paging, Text } from '../schemas/shared.ts';

const MessageText = Text(LIMITS.messageLength);

/** Calls of the conversation between a customer and a freelancer about a project. Source: product.md §12. */
export const conversationOperations = {
  'GET /api/conversations': {
    summary: 'The own conversations, the latest first, with the number of unread messages in each and in all',
    access: ['customer', 'freelancer'],
    query: Paged,
    reply: Closed({ conversations: Type.Array(ConversationRow), unread: Type.Integer(), ...Paging }),
    errors: [],
  },
  'GET /api/conversations/messages': {
    summary:
      'The latest messages of a conversation, or those before one of them, oldest first, with the events of the project between them; managers read it once there was a case',
    access: 'signed-in',
    query: Closed({ ...ConversationKey, before: Type.Optional(Id) }),
    reply: Closed({
      conversation: Conversation,
      messages: Type.Array(Message),
      events: Type.Array(Activity),
      has_earlier: Type.Boolean(),
    }),
    errors: ['notFound'],
  },
  'POST /api/conversations/messages': {
    summary:
      'Write to the other side, a text or files or both: from the invitation or the response on, until another was chosen',
    access: ['customer', 'freelancer'],
    body: Closed({
      ...ConversationKey,
      text: Type.Optional(MessageText),
      file_ids: Type.Optional(FileIds(LIMITS.files.ofMessage)),
    }),
    reply: MessageReply,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'PUT /api/conversations/messages': {
    summary: 'Change an own message within 15 minutes',
    access: ['customer', 'freelancer'],
    body: Closed({ message_id: Id, text: MessageText }),
    reply: MessageReply,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'DELETE /api/conversations/messages': {
    summary: 'Delete an own message within 15 minutes; its place and time stay',
    access: ['customer', 'freelancer'],
    query: Closed({ message_id: Id }),
    reply: MessageReply,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/conversations/read': {
    summary: 'Mark a message and all before it as read',
    access: ['customer', 'freelancer'],
    body: Closed({ ...ConversationKey, message_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
