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

/** Calls of conversations about projects. Source: product.md §12. */
export const conversationOperations = {
  'GET /api/conversations': {
    summary:
      "The caller's conversations, newest first, with the number of unread messages per conversation and in total",
    access: ['customer', 'freelancer'],
    query: Paged,
    reply: Closed({ conversations: Type.Array(ConversationRow), unread: Type.Integer(), ...Paging }),
    errors: [],
  },
  'GET /api/conversations/messages': {
    summary:
      "The latest messages of a conversation, or those before a given message, oldest first, together with the project's events; open to managers once the project has had a case",
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
      'Send a message with text, files or both; allowed from the invitation or response until another freelancer is chosen',
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
    summary: "Change one of the caller's messages within 15 minutes",
    access: ['customer', 'freelancer'],
    body: Closed({ message_id: Id, text: MessageText }),
    reply: MessageReply,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'DELETE /api/conversations/messages': {
    summary: "Delete one of the caller's messages within 15 minutes; its position and time remain",
    access: ['customer', 'freelancer'],
    query: Closed({ message_id: Id }),
    reply: MessageReply,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/conversations/read': {
    summary: 'Mark a message and all earlier ones as read',
    access: ['customer', 'freelancer'],
    body: Closed({ ...ConversationKey, message_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
