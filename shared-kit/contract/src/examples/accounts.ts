import type { Examples } from '../example.ts';
import type { accountOperations } from '../operations/accounts.ts';
import { CREATED_AT, FELIX } from './samples.ts';

const body = { user_id: FELIX.id };
const DONE = { reply: {} };

export const accountExamples: Examples<typeof accountOperations> = {
  'GET /api/manager/accounts': {
    query: body,
    reply: {
      account: {
        user: FELIX,
        email: 'felix@studio.example',
        type_client: 'freelancer',
        created_at: CREATED_AT,
        sessions: 2,
        block: null,
      },
    },
  },
  'POST /api/manager/accounts/end_sessions': { body, ...DONE },
  'POST /api/manager/accounts/block': {
    body: { ...body, reason: 'Somebody else has used your account.' },
    ...DONE,
  },
  'POST /api/manager/accounts/unblock': { body, ...DONE },
};
