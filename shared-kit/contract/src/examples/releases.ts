import type { Examples } from '../example.ts';
import type { releaseOperations } from '../operations/releases.ts';
import { CREATED_AT, DELIVERED_AT, REVIEW_UNTIL, STARTED_AT } from './samples.ts';

const APP = 'customer';
const LIVE = '1f0c9a62b7de';
const EARLIER = '83d4e0b19c57';
const CANARY = 'c52a7d90e1f4';
const ADA = 'Ada Kern <ada@metier.example>';
const WHY = 'The price list is empty.';

const NO_VITAL = { good: [0, 0], fair: [0, 0], poor: [0, 0] };
const COUNTS = {
  sent: [120, 96],
  answered: [118, 95],
  shown: [204, 171],
  load: [0, 1],
  render: [0, 0],
  runtime: [1, 0],
  policy: [0, 0],
  lcp: { good: [110, 90], fair: [7, 4], poor: [1, 1] },
  cls: NO_VITAL,
  inp: NO_VITAL,
};

const CHANGE = {
  number: 14,
  at: DELIVERED_AT,
  by: ADA,
  why: 'A price list for teams',
  action: 'release',
  apps: [{ app: APP, before: EARLIER, after: LIVE, canary: null }],
  forced: [],
};

export const releaseExamples: Examples<typeof releaseOperations> = {
  'GET /api/manager/releases': {
    reply: {
      since: CREATED_AT,
      interval_minutes: 30,
      intervals: 2,
      apps: [
        {
          app: APP,
          live: { release: LIVE, since: CREATED_AT, by: ADA, why: CHANGE.why },
          canary: {
            release: CANARY,
            percent: 10,
            since: STARTED_AT,
            by: ADA,
            why: '',
            schedule: { steps: [10, 50, 100], minutes: 10 },
          },
          held: [],
          rollback_to: EARLIER,
          rollback_faults: [],
          counts: { live: COUNTS, canary: null },
        },
      ],
    },
  },
  'GET /api/manager/releases/history': {
    query: { app: APP, before: REVIEW_UNTIL, page: 1 },
    reply: { changes: [CHANGE], page: 1, pages: 1, total: 1 },
  },
  'POST /api/manager/releases/rollback': {
    body: { app: APP, live: LIVE, to: EARLIER, reason: WHY },
    reply: {},
  },
  'POST /api/manager/releases/abort_canary': {
    body: { app: APP, canary: CANARY, reason: WHY },
    reply: {},
  },
};
