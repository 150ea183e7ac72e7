import type { Examples } from '../example.ts';
import type { authOperations } from '../operations/auth.ts';
import { CLARA, CREATED_AT, onePage, sampleId, STARTED_AT } from './samples.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoiNmEyZTdjMWMifQ.c2lnbmF0dXJl';
const email = 'clara@bakery.example';
const password = 'Correct-horse-1';
const DONE = { reply: {} };

export const authExamples: Examples<typeof authOperations> = {
  'POST /api/auth/signup': {
    body: {
      first_name: CLARA.first_name,
      last_name: CLARA.last_name,
      email,
      password,
      type_client: 'customer',
    },
    reply: { token },
  },
  'POST /api/auth/login': { body: { email, password }, reply: { token } },
  'POST /api/auth/request_email_code': { body: { user_id: CLARA.id }, ...DONE },
  'POST /api/auth/send_email_code': { body: { user_id: CLARA.id, confirmation_code: '204816' }, ...DONE },
  'POST /api/auth/signup_confirmation': { body: { confirmation_key: '204816' }, ...DONE },
  'POST /api/auth/refresh-tokens': { body: {}, reply: { token } },
  'POST /api/auth/signout': { body: { token }, ...DONE },
  'POST /api/auth/recovery-password': { body: { email }, ...DONE },
  'POST /api/auth/setting-password': {
    body: { password: 'Battery-staple-2', secret_key: 'Zk3vQ9m1T0y8dR2s' },
    ...DONE,
  },
  'POST /api/auth/change_password': {
    body: { user_id: CLARA.id, password, new_password: 'Battery-staple-2' },
    ...DONE,
  },
  'POST /api/auth/change_email': {
    body: { user_id: CLARA.id, email: 'clara@new.example' },
    ...DONE,
  },
  'POST /api/auth/undo_email': {
    body: { secret_key: 'Zk3vQ9m1T0y8dR2s' },
    reply: { secret_key: 'p7Lw2Xc4N6b8Vq1s', email },
  },
  'GET /api/auth/sessions': {
    query: { page: 1 },
    reply: {
      sessions: [
        {
          id: sampleId(1),
          device: 'Firefox · Linux',
          address: '203.0.113.7',
          created_at: CREATED_AT,
          last_used_at: STARTED_AT,
          current: true,
        },
      ],
      ...onePage(1),
    },
  },
  'DELETE /api/auth/sessions': { query: { session_id: sampleId(1) }, ...DONE },
  'DELETE /api/auth/sessions/others': DONE,
};
