import type { Examples } from '../example.ts';
import type { notificationOperations } from '../operations/notifications.ts';
import { projectPath } from '../paths.ts';
import { DELIVERED_AT, NAME, onePage, PROJECT_ID, sampleId } from './samples.ts';

const NOTIFICATION = {
  id: sampleId(71),
  kind: 'deadlines' as const,
  event: 'delivered' as const,
  data: { project: NAME, freelancer: 'Felix Sommer' },
  path: projectPath(PROJECT_ID),
  at: DELIVERED_AT,
  read_at: null,
};

export const notificationExamples: Examples<typeof notificationOperations> = {
  'GET /api/notifications': {
    query: { page: 1 },
    reply: { notifications: [NOTIFICATION], unread: 1, counts: { all: 1, unread: 1 }, ...onePage(1) },
  },
  'POST /api/notifications/read': { body: { ids: [NOTIFICATION.id] }, reply: { unread: 0 } },
  'GET /api/counts': { reply: { counts: { messages: 2, invitations: 1 } } },
  'GET /api/notifications/preferences': {
    reply: {
      preferences: [
        { kind: 'messages', mail: 'now' },
        { kind: 'responses', mail: 'daily' },
        { kind: 'progress', mail: 'now' },
      ],
    },
  },
  'POST /api/notifications/unsubscribe': { body: { token: 'the token of a mail' }, reply: {} },
  'POST /api/notifications/preferences': { body: { kind: 'responses', mail: 'daily' }, reply: {} },
};
