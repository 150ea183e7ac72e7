import type { Examples } from '../example.ts';
import type { projectOperations } from '../operations/projects.ts';
import {
  BUDGET,
  DESCRIPTION,
  FELIX,
  LINKS,
  NAME,
  onePage,
  PROJECT,
  PROJECT_ID,
  PROJECT_ROW,
  sampleId,
} from './samples.ts';
import { FELIX_CARD } from './profiles.ts';
import { DELIVERED } from './project-card.ts';

const project_id = PROJECT_ID;
const BRIEF = {
  name: NAME,
  description: DESCRIPTION,
  links: LINKS,
  type: 'design',
  deadline: '2026-03-16',
  budget: BUDGET,
  category_id: 20101,
  is_guarantee: false,
  edits: 1,
} as const;
const ROWS = { projects: [PROJECT_ROW], ...onePage(1) };
const OPEN_PROJECT = {
  ...PROJECT_ROW,
  excerpt: DESCRIPTION,
  posted_at: PROJECT.created_at,
  responses: 2,
  customer_record: { finished_projects: 3, rating: { average: 4.67, count: 3 } },
};
const SHOWN = { reply: { project: PROJECT } };
const CSV = new TextEncoder().encode('\uFEFF"Name"\r\n"A logo"\r\n');
const DONE = { reply: {} };

export const projectExamples: Examples<typeof projectOperations> = {
  'GET /api/projects': {
    query: { type: ['design', 'media'], status: ['checking'], page: 1, per_page: 25 },
    reply: ROWS,
  },
  'GET /api/manager/projects/export': {
    query: { status: ['checking'], from: '2026-03-01', to: '2026-03-31' },
    reply: CSV,
  },
  'GET /api/customer/my_projects': { query: { status: ['checking'], page: 1 }, reply: ROWS },
  'GET /api/freelancer/my_projects': { query: { status: ['checking'], page: 1 }, reply: ROWS },
  'GET /api/manager/my_projects': { query: { page: 1 }, reply: ROWS },
  'GET /api/freelancers/open_projects': {
    query: { type: ['design'], page: 1 },
    reply: { projects: [OPEN_PROJECT], ...onePage(1) },
  },
  'GET /api/projects/project': { query: { project_id }, ...SHOWN },
  'POST /api/projects/project': { body: BRIEF, reply: { project_id } },
  'POST /api/projects/copy': {
    body: { project_id, invite_executor: true },
    reply: { project_id: sampleId(81) },
  },
  'PUT /api/projects/project': { body: { project_id, ...BRIEF }, ...SHOWN },
  'DELETE /api/projects/project': { query: { project_id }, ...DONE },
  'GET /api/customer/match': {
    query: { project_id, page: 1 },
    reply: {
      freelancers: [
        {
          ...FELIX_CARD,
          reasons: [
            { kind: 'worked_with_you', count: 2 },
            { kind: 'completed_service', count: 3 },
            { kind: 'rated', ...FELIX_CARD.rating },
            { kind: 'on_time', percent: FELIX_CARD.on_time_percent },
            { kind: 'answers_soon', hours: FELIX_CARD.response_hours },
            { kind: 'free' },
          ],
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/customers/projects/responses': {
    query: { project_id, page: 1 },
    reply: {
      responses: [
        {
          ...FELIX,
          rating: FELIX_CARD.rating,
          covers: FELIX_CARD.covers,
          pitch: 'I have drawn signs for three bakeries.',
        },
      ],
      ...onePage(1),
    },
  },
  'POST /api/freelancer/take_project': { body: { project_id, take: 1, version: 3 }, ...DONE },
  'PUT /api/freelancers/projects/implementation': { body: { project_id, status: 1 }, ...DONE },
  'POST /api/freelancer/result': {
    body: {
      project_id,
      result: 'The wheat is lighter now.',
      links: ['https://studio.example/bakery/v1'],
    },
    ...SHOWN,
  },
  'GET /api/customer/result': {
    query: { project_id },
    reply: DELIVERED,
  },
  'POST /api/customer/acceptance': {
    body: {
      project_id,
      accept: 0,
      comment: 'Please try it without the wheat.',
    },
    ...SHOWN,
  },
  'POST /api/customer/extend_review': { body: { project_id }, ...SHOWN },
};
