import type { Examples } from '../example.ts';
import type { conversationOperations } from '../operations/conversations.ts';
import { SAMPLE_FILE } from './files.ts';
import { CLARA, DELIVERED_AT, FELIX, NAME, onePage, PROJECT_ID, sampleId } from './samples.ts';

const KEY = { project_id: PROJECT_ID, freelancer_id: FELIX.id };
const TEXT = 'Could the second line be lighter?';
const MESSAGE = {
  id: sampleId(61),
  kind: 'message' as const,
  author: CLARA,
  text: TEXT,
  files: [SAMPLE_FILE],
  created_at: DELIVERED_AT,
  edited_at: null,
  deleted_at: null,
};
const PARTIES = { project: { id: PROJECT_ID, name: NAME }, customer: CLARA, freelancer: FELIX };

export const conversationExamples: Examples<typeof conversationOperations> = {
  'GET /api/conversations': {
    query: { page: 1 },
    reply: { conversations: [{ ...PARTIES, unread: 1, latest: MESSAGE }], unread: 1, ...onePage(1) },
  },
  'GET /api/conversations/messages': {
    query: KEY,
    reply: {
      conversation: { ...PARTIES, unread: 1, unread_from: MESSAGE.id, has_files: true, can_write: true },
      messages: [MESSAGE],
      events: [{ id: sampleId(4), what: 'delivered', actor: FELIX, at: DELIVERED_AT }],
      has_earlier: false,
    },
  },
  'POST /api/conversations/messages': {
    body: { ...KEY, text: TEXT },
    reply: { message: { ...MESSAGE, files: [] } },
  },
  'PUT /api/conversations/messages': {
    body: { message_id: MESSAGE.id, text: TEXT },
    reply: { message: { ...MESSAGE, edited_at: DELIVERED_AT } },
  },
  'DELETE /api/conversations/messages': {
    query: { message_id: MESSAGE.id },
    reply: { message: { ...MESSAGE, text: '', files: [], deleted_at: DELIVERED_AT } },
  },
  'POST /api/conversations/read': { body: { ...KEY, message_id: MESSAGE.id }, reply: {} },
};
