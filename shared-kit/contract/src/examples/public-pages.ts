import { only } from '../schemas/only.ts';
import type { Examples } from '../example.ts';
import { PublicFreelancer, type publicPageOperations } from '../operations/public-pages.ts';
import { WORK } from './portfolios.ts';
import { FELIX_CARD, FELIX_SERVICES } from './profiles.ts';

const { id, title, description, images } = WORK;
const PUBLIC = { is_public: true };

export const publicPageExamples: Examples<typeof publicPageOperations> = {
  'GET /api/public/freelancer': {
    query: { id: FELIX_CARD.id },
    reply: {
      freelancer: only(PublicFreelancer, FELIX_CARD),
      works: [{ id, title, description, images }],
      services: FELIX_SERVICES,
    },
  },
  'GET /api/freelancers/public_page': { reply: PUBLIC },
  'POST /api/freelancers/public_page': { query: { is_public: 1 }, reply: PUBLIC },
};
