import type { Examples } from '../example.ts';
import type { caseOperations } from '../operations/cases.ts';
import { DELIVERED } from './project-card.ts';
import type { Statement } from '../schemas/statement.ts';
import {
  CLARA,
  CONTACTS,
  DELIVERED_AT,
  MONA,
  onePage,
  PROJECT,
  PROJECT_ID,
  REVIEW_UNTIL,
  sampleId,
} from './samples.ts';

const COMPLAINT: Statement = {
  id: sampleId(61),
  kind: 'complaint',
  author: CLARA,
  contacts: CONTACTS,
  text: 'The logo is the one of another bakery.',
  files: [],
  created_at: REVIEW_UNTIL,
};
const REASON: Statement = {
  id: sampleId(63),
  kind: 'refund_reason',
  author: CLARA,
  contacts: null,
  text: 'Nothing of the brief is in it.',
  files: [],
  created_at: DELIVERED_AT,
};
const OFFER_ID = sampleId(64);

export const caseExamples: Examples<typeof caseOperations> = {
  'GET /api/manager/cases': {
    query: { case: 'disputed', page: 1 },
    reply: {
      cases: [
        {
          project: {
            ...PROJECT,
            case: 'disputed',
            next_timer: null,
            available_actions: [{ action: 'resolve_case', enabled: true }],
          },
          since: REVIEW_UNTIL,
          by: CLARA,
          statements: [COMPLAINT, REASON],
          statements_total: 2,
          latest_result: { id: sampleId(62), ...DELIVERED, created_at: DELIVERED_AT },
          improvements: 0,
        },
      ],
      counts: { disputed: 1, refund_requested: 2, decided: 0 },
      ...onePage(1),
    },
  },
  'POST /api/customer/refund': { body: { project_id: PROJECT_ID }, reply: { project: PROJECT } },
  'POST /api/freelancer/refund': { body: { project_id: PROJECT_ID, agree: 1 }, reply: { project: PROJECT } },
  'POST /api/customers/projects/complain': {
    body: { project_id: PROJECT_ID, contacts: CONTACTS, text: 'The files cannot be opened.' },
    reply: {},
  },
  'GET /api/projects/case/statements': {
    query: { project_id: PROJECT_ID, page: 1 },
    reply: { statements: [{ ...COMPLAINT, contacts: null }, REASON], ...onePage(2) },
  },
  'POST /api/projects/case/statement': {
    body: { project_id: PROJECT_ID, text: 'The sketch shows what was agreed.' },
    reply: {
      message: {
        id: sampleId(65),
        kind: 'statement',
        author: CLARA,
        text: 'The sketch shows what was agreed.',
        files: [],
        created_at: REVIEW_UNTIL,
        edited_at: null,
        deleted_at: null,
      },
    },
  },
  'POST /api/projects/case/offer': {
    body: { project_id: PROJECT_ID, freelancer_share: 2501 },
    reply: {
      project: {
        ...PROJECT,
        case: 'disputed',
        next_timer: null,
        offer: { id: OFFER_ID, by: 'customer', freelancer_share: 2501, until: REVIEW_UNTIL },
        available_actions: [{ action: 'offer_share', enabled: true }],
      },
    },
  },
  'POST /api/projects/case/withdraw_offer': {
    body: { project_id: PROJECT_ID, offer_id: OFFER_ID },
    reply: {
      project: {
        ...PROJECT,
        case: 'disputed',
        next_timer: null,
        available_actions: [{ action: 'offer_share', enabled: true }],
      },
    },
  },
  'POST /api/projects/case/accept_offer': {
    body: { project_id: PROJECT_ID, offer_id: OFFER_ID },
    reply: { project: { ...PROJECT, status: 'completed', next_timer: null, available_actions: [] } },
  },
  'POST /api/projects/case/appeal': {
    body: { project_id: PROJECT_ID, reason: 'The second half is there, too.' },
    reply: { project: { ...PROJECT, case: 'disputed', next_timer: null, available_actions: [] } },
  },
  'POST /api/manager/cases/take': {
    body: { project_id: PROJECT_ID },
    reply: { project: { ...PROJECT, case: 'disputed', taken: { manager: MONA, since: REVIEW_UNTIL } } },
  },
  'POST /api/manager/cases/release': {
    body: { project_id: PROJECT_ID },
    reply: { project: { ...PROJECT, case: 'disputed' } },
  },
  'POST /api/manager/cases/resolve': {
    body: { project_id: PROJECT_ID, freelancer_share: 3762, reason: 'Half of what was agreed is there.' },
    reply: { project: PROJECT },
  },
};
