import type { Examples } from '../example.ts';
import type { portfolioOperations } from '../operations/portfolios.ts';
import { CREATED_AT, FELIX, LINKS, onePage, sampleId, SMALL_IMAGE } from './samples.ts';

const CONTENT = {
  title: 'Signs for a bakery',
  description: 'A logo that works on a shop sign and on a paper bag, and the signs made of it.',
  links: LINKS,
};
/** A work of Felix's portfolio. */
export const WORK = {
  id: sampleId(51),
  freelancer_id: FELIX.id,
  ...CONTENT,
  images: [
    {
      id: sampleId(52),
      path: `/api/freelancers/portfolio_image?id=${sampleId(52)}`,
      small: SMALL_IMAGE,
      width: 1600,
      height: 1067,
      alt: 'The sign above the door, painted by hand',
    },
  ],
  created_at: CREATED_AT,
};

export const portfolioExamples: Examples<typeof portfolioOperations> = {
  'GET /api/freelancers/portfolios': {
    query: { id: FELIX.id, page: 1 },
    reply: { portfolios: [WORK], ...onePage(1) },
  },
  'GET /api/freelancers/portfolio': {
    query: { portfolio_id: WORK.id },
    reply: { portfolio: WORK },
  },
  'POST /api/freelancers/portfolios': { body: CONTENT, reply: { portfolio: WORK } },
  'PUT /api/freelancers/portfolios': {
    body: {
      portfolio_id: WORK.id,
      ...CONTENT,
      kept_images: [sampleId(52)],
      kept_alts: ['The sign above the door, painted by hand'],
      remove_images: [sampleId(53)],
    },
    reply: { portfolio: WORK },
  },
  'PUT /api/freelancers/portfolios/order': { body: { ids: [] }, reply: {} },
  'DELETE /api/freelancers/portfolios': { query: { id: WORK.id }, reply: {} },
  'GET /api/freelancers/portfolio_image': {
    query: { id: sampleId(52), size: 'small' },
    reply: new TextEncoder().encode('RIFF….WEBP'),
  },
};
