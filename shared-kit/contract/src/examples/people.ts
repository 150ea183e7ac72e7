import type { Examples } from '../example.ts';
import type { peopleOperations } from '../operations/people.ts';
import {
  BUDGET,
  CONTACTS,
  CREATED_AT,
  DELIVERED_AT,
  FELIX,
  MONA,
  NAME,
  onePage,
  PROJECT_ID,
  sampleId,
  STARTED_AT,
} from './samples.ts';

const summary = {
  ...FELIX,
  email: CONTACTS,
  type_client: 'freelancer',
  created_at: CREATED_AT,
  blocked: false,
  projects: 4,
  open_cases: 1,
} as const;
const query = { user_id: FELIX.id };
const text = 'Asked by phone for a second card; told that one is enough.';
const note_id = sampleId(61);

export const peopleExamples: Examples<typeof peopleOperations> = {
  'GET /api/manager/people': {
    query: { role: 'freelancer', state: 'verified', search: 'novak', sort: 'name', page: 1 },
    reply: { people: [{ ...summary, confirmed: true, verified: true }], ...onePage(1) },
  },
  'GET /api/manager/people/person': {
    query,
    reply: {
      person: {
        ...summary,
        ended_cases: 2,
        confirmed_at: CREATED_AT,
        seen_at: STARTED_AT,
        verification: 'approved',
        rating: { average: 4.8, count: 5 },
        money: [
          { figure: 'pending', amount: BUDGET },
          { figure: 'available', amount: 0 },
          { figure: 'in_payout', amount: 0 },
          { figure: 'paid_out', amount: 25_000 },
        ],
      },
    },
  },
  'GET /api/manager/people/ledger': {
    query: { ...query, figure: 'pending', page: 1 },
    reply: {
      rows: [
        {
          id: sampleId(62),
          event: 'accepted',
          amount: BUDGET,
          project: { id: PROJECT_ID, name: NAME },
          at: STARTED_AT,
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/manager/people/cases': {
    query: { ...query, page: 1 },
    reply: {
      cases: [{ project: { id: PROJECT_ID, name: NAME }, outcome: 'split', ended_at: DELIVERED_AT }],
      ...onePage(1),
    },
  },
  'GET /api/manager/people/notes': {
    query: { ...query, page: 1 },
    reply: {
      notes: [{ id: note_id, text, author: MONA, written_at: STARTED_AT, changed_at: null }],
      ...onePage(1),
    },
  },
  'POST /api/manager/people/notes': { body: { ...query, text }, reply: {} },
  'PUT /api/manager/people/notes': { body: { note_id, text }, reply: {} },
  'DELETE /api/manager/people/notes': { query: { note_id }, reply: {} },
};
