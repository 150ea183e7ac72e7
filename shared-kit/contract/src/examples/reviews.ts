import type { Examples } from '../example.ts';
import type { reviewOperations } from '../operations/reviews.ts';
import { CLARA, DELIVERED_AT, FELIX, onePage, PROJECT_ID, REVIEW_UNTIL, sampleId } from './samples.ts';

const WRITTEN = { stars: 5, text: 'Clear questions, early drafts, and a logo that works on a paper bag.' };
const ANSWER = { text: 'Thank you, Clara!', at: REVIEW_UNTIL };
const REVIEW = {
  id: sampleId(81),
  author: CLARA,
  ...WRITTEN,
  written_at: DELIVERED_AT,
  answer: ANSWER,
};

export const reviewExamples: Examples<typeof reviewOperations> = {
  'POST /api/reviews': { body: { project_id: PROJECT_ID, ...WRITTEN }, reply: {} },
  'GET /api/reviews/project': {
    query: { project_id: PROJECT_ID },
    reply: {
      until: REVIEW_UNTIL,
      can_write: false,
      other_wrote: false,
      reviews: [{ ...REVIEW, opens_at: null, removed: null, can_answer: false }],
    },
  },
  'POST /api/reviews/answer': { body: { review_id: REVIEW.id, text: ANSWER.text }, reply: {} },
  'GET /api/reviews': {
    query: { user_id: FELIX.id, stars: 5, page: 1 },
    reply: {
      reviews: [{ ...REVIEW, category_id: 20101 }],
      rating: { average: 5, count: 1 },
      distribution: [0, 0, 0, 0, 1],
      ...onePage(1),
    },
  },
  'POST /api/manager/reviews/remove': {
    body: { review_id: REVIEW.id, reason: 'It names a third person.' },
    reply: {},
  },
};
