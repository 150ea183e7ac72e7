import type { Examples } from '../example.ts';
import type { projectCardOperations } from '../operations/project-card.ts';
import { SAMPLE_FILE } from './files.ts';
import { CLARA, DELIVERED_AT, FELIX, onePage, PROJECT_ID, sampleId } from './samples.ts';

const project_id = PROJECT_ID;
const COMMENT = {
  id: sampleId(3),
  text: 'The second line could be lighter.',
  date: DELIVERED_AT,
  commentator: CLARA,
};

export const DELIVERED = {
  version: 1,
  result: 'The wheat is lighter now.',
  links: ['https://studio.example/bakery/v1'],
  files: [SAMPLE_FILE],
};

export const projectCardExamples: Examples<typeof projectCardOperations> = {
  'GET /api/projects/project_card/results': {
    query: { projectId: project_id, page: 1 },
    reply: {
      results: [{ id: sampleId(1), ...DELIVERED, created_at: DELIVERED_AT }],
      ...onePage(1),
    },
  },
  'GET /api/projects/project_card/improvements': {
    query: { project_id, page: 1 },
    reply: {
      improvements: [
        {
          id: sampleId(2),
          created_at: DELIVERED_AT,
          comment: 'Please try it without the wheat.',
          files: [SAMPLE_FILE],
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/projects/project_card/comments': {
    query: { project_id, page: 1 },
    reply: { comments: [COMMENT], ...onePage(1) },
  },
  'POST /api/projects/project_card/comments': {
    body: { project_id, text: COMMENT.text },
    reply: { comment: COMMENT },
  },
  'GET /api/projects/project_card/activity': {
    query: { project_id, what: ['delivered'], page: 1 },
    reply: {
      activity: [{ id: sampleId(4), what: 'delivered', actor: FELIX, at: DELIVERED_AT }],
      ...onePage(1),
    },
  },
  'GET /api/projects/project_card/money': {
    query: { project_id, figure: 'held' },
    reply: { rows: [{ id: sampleId(5), event: 'captured', amount: 12_000, at: DELIVERED_AT }] },
  },
};
