import type { Examples } from '../example.ts';
import type { documentOperations } from '../operations/documents.ts';
import { PDF, PROJECT_ID, REQUISITES } from './samples.ts';

const ACCEPTED = { status: 'accepted', contract_number: 'C-000042' } as const;
const query = { project_id: PROJECT_ID };

export const documentExamples: Examples<typeof documentOperations> = {
  'GET /api/freelancers/contract': { reply: ACCEPTED },
  'POST /api/freelancers/contract': { body: { accept: 1 }, reply: ACCEPTED },
  'GET /api/freelancers/contract_file': { reply: PDF },
  'GET /api/projects/project_card/agreement': {
    query,
    reply: { status: 'active', agreement_number: 'A-000107' },
  },
  'GET /api/projects/project_card/agreement_file': { query, reply: PDF },
  'GET /api/projects/project_card/invoice': { query, reply: REQUISITES },
  'POST /api/projects/project_card/invoice': { body: { ...query, ...REQUISITES }, reply: REQUISITES },
  'GET /api/projects/project_card/check': { query, reply: PDF },
};
