import type { Examples } from '../example.ts';
import type { caseOperations } from '../operations/cases.ts';
import { CLARA, CONTACTS, DELIVERED_AT, onePage, PROJECT, REVIEW_UNTIL, sampleId } from './samples.ts';

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
          complaints: [
            {
              id: sampleId(61),
              author: CLARA,
              contacts: CONTACTS,
              text: 'The logo is the one of another bakery.',
              created_at: REVIEW_UNTIL,
            },
          ],
          latest_result: {
            id: sampleId(62),
            version: 1,
            result: 'https://result.example/1',
            created_at: DELIVERED_AT,
          },
          improvements: 0,
        },
      ],
      ...onePage(1),
    },
  },
};
