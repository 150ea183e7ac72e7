import type { Examples } from '../example.ts';
import type { supportOperations } from '../operations/support.ts';
import {
  CLARA,
  CONTACTS,
  CREATED_AT,
  MONA,
  NAME,
  onePage,
  PROJECT_ID,
  sampleId,
  STARTED_AT,
} from './samples.ts';

const QUESTION = { name: 'Invoices', description: 'Where do I find the invoice of a finished project?' };
const ANSWER = 'On the page of the project, among its documents.';
const REQUEST = {
  id: sampleId(31),
  ...QUESTION,
  created_at: CREATED_AT,
  state: 'answered',
  project: { id: PROJECT_ID, name: NAME },
} as const;
const MESSAGE = { id: sampleId(32), text: ANSWER, created_at: STARTED_AT };

export const supportExamples: Examples<typeof supportOperations> = {
  'POST /api/support/request': { body: QUESTION, reply: {} },
  'GET /api/support/requests': {
    query: { page: 1 },
    reply: { requests: [{ ...REQUEST, messages: [{ ...MESSAGE, is_own: false }] }], ...onePage(1) },
  },
  'POST /api/support/reply': { body: { id: REQUEST.id, text: 'It is not there.' }, reply: {} },
  'GET /api/manager/support': {
    query: { state: 'answered', page: 1 },
    reply: {
      requests: [
        {
          ...REQUEST,
          contacts: null,
          person: CLARA,
          type_client: 'customer',
          email: CONTACTS,
          messages: [{ ...MESSAGE, author: MONA }],
        },
      ],
      counts: { open: 4, answered: 1, closed: 0 },
      ...onePage(1),
    },
  },
  'POST /api/manager/support': { body: { id: REQUEST.id, answer: ANSWER }, reply: {} },
  'POST /api/manager/support/state': { body: { id: REQUEST.id, closed: 1 }, reply: {} },
};
