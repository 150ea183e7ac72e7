import type { Examples } from '../example.ts';
import type { verificationOperations } from '../operations/verification.ts';
import { CREATED_AT, FELIX, onePage, sampleId } from './samples.ts';

const EVIDENCE = { links: ['https://felix.example/imprint'], contacts: 'felix@studio.example' };
const LINK = { link_id: sampleId(41), ...EVIDENCE };
const SUBMITTED = { status: 'submitted', reason: null, decided_at: null } as const;

export const verificationExamples: Examples<typeof verificationOperations> = {
  'GET /api/freelancers/verification/links': {
    query: { freelancer_id: FELIX.id },
    reply: { links: [LINK], verification: { ...SUBMITTED, submitted_at: CREATED_AT } },
  },
  'POST /api/freelancers/verification/links': {
    query: {},
    body: EVIDENCE,
    reply: { link: LINK, verification: SUBMITTED },
  },
  'DELETE /api/freelancers/verification/links': {
    query: { link_id: LINK.link_id },
    reply: { verification: { status: 'none', reason: null, decided_at: null } },
  },
  'GET /api/manager/verifications': {
    query: { status: ['submitted'], page: 1 },
    reply: {
      verifications: [
        {
          freelancer: FELIX,
          email: EVIDENCE.contacts,
          ...SUBMITTED,
          submitted_at: CREATED_AT,
          contract_status: 'accepted',
          links: [LINK],
        },
      ],
      counts: { submitted: 1, approved: 12, rejected: 0 },
      ...onePage(1),
    },
  },
  'POST /api/manager/verifications': {
    body: {
      freelancer_id: FELIX.id,
      decision: 'reject',
      reason: 'The page names somebody else as its owner.',
    },
    reply: {},
  },
};
