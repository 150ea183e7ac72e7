import type { Examples } from '../example.ts';
import type { invitationOperations } from '../operations/invitations.ts';
import {
  BUDGET,
  CLARA,
  CREATED_AT,
  DESCRIPTION,
  FELIX,
  NAME,
  onePage,
  PROJECT,
  PROJECT_ID,
} from './samples.ts';

export const invitationExamples: Examples<typeof invitationOperations> = {
  'POST /api/customer/invite_freelancer': {
    body: { project_id: PROJECT_ID, user_id: FELIX.id },
    reply: {},
  },
  'POST /api/customer/executor': {
    body: { project_id: PROJECT_ID, freelancer_id: FELIX.id },
    reply: { assigned: true, project: PROJECT },
  },
  'GET /api/freelancer/invitations': {
    query: { page: 1 },
    reply: {
      invitations: [
        {
          id: PROJECT_ID,
          version: 3,
          name: NAME,
          type: 'design',
          category_id: 20101,
          description: DESCRIPTION,
          budget: BUDGET,
          deadline_days: 14,
          edits: 1,
          customer: CLARA,
          customer_record: { finished_projects: 3, rating: { average: 4.67, count: 3 } },
          created_at: CREATED_AT,
          expires_at: '2026-03-05T09:00:00.000Z',
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/customers/projects/invitations': {
    query: { project_id: PROJECT_ID, page: 1 },
    reply: {
      invitations: [{ ...FELIX, created_at: CREATED_AT, expires_at: '2026-03-05T09:00:00.000Z' }],
      ...onePage(1),
    },
  },
  'POST /api/invitations/accept': { body: { project_id: PROJECT_ID, take: 1, version: 3 }, reply: {} },
};
