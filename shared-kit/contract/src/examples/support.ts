import type { Examples } from '../example.ts';
import type { supportOperations } from '../operations/support.ts';
import { CLARA, CONTACTS, CREATED_AT, MONA, onePage, sampleId, STARTED_AT } from './samples.ts';

const QUESTION = { name: 'Invoices', description: 'Where do I find the invoice of a finished project?' };
const ANSWER = 'On the page of the project, among its documents.';

export const supportExamples: Examples<typeof supportOperations> = {
  'POST /api/support/request': { body: QUESTION, reply: {} },
  'GET /api/support/requests': {
    query: { page: 1 },
    reply: {
      requests: [
        {
          id: sampleId(31),
          ...QUESTION,
          created_at: CREATED_AT,
          answer: ANSWER,
          answered_at: STARTED_AT,
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/manager/support': {
    query: { state: 'answered', page: 1 },
    reply: {
      requests: [
        {
          id: sampleId(31),
          ...QUESTION,
          contacts: null,
          person: CLARA,
          type_client: 'customer',
          email: CONTACTS,
          created_at: CREATED_AT,
          answer: ANSWER,
          answered_at: STARTED_AT,
          answered_by: MONA,
        },
      ],
      ...onePage(1),
    },
  },
  'POST /api/manager/support': { body: { id: sampleId(31), answer: ANSWER }, reply: {} },
};
