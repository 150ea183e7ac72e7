import type { ProjectAction } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { AvailableAction, OpenProject, Project, ProjectMoney, ProjectRow } from '../project/types.ts';

/** The customer of tests. */
export const CUSTOMER = { id: '7f1c2f6e-0d5b-4f4e-9a6e-0c1d2e3f4a5b', first_name: 'Ada', last_name: 'Kern' };

/** The freelancer of tests. */
export const FREELANCER = {
  id: '2b8f7d14-5a0c-4c39-8f11-93d0a4c6e7b2',
  first_name: 'Jonas',
  last_name: 'Falk',
};

const NO_MONEY: ProjectMoney = {
  captured: 0,
  held: 0,
  released: 0,
  fee: 0,
  refunded: 0,
  pending: 0,
  clears_at: null,
};

const {
  projects: [ROW],
} = examples['GET /api/projects'].reply;
const { project: PROJECT } = examples['GET /api/projects/project'].reply;

const FACTS = {
  ...ROW,
  id: '0d9a3c52-7e41-4b6f-8a35-1f2e4d6c8b90',
  version: 3,
  brief_version: 1,
  type: 'design',
  name: 'A logo for the bakery',
  budget: 9894,
  deadline: '2026-02-14',
  deadline_days: 7,
  due_at: null,
  status: 'created',
  edits: 2,
  category_id: 20101,
  customer: CUSTOMER,
  freelancer: null,
  case: 'none',
  payment_pending: false,
  payment_declined: false,
  next_timer: null,
  state_since: '2026-02-03T09:00:00Z',
  your_move: null,
  available_actions: [],
} as const satisfies ProjectRow;

/** Actions available to the viewer. Example: `offering('pay', 'delete')`. */
export const offering = (...actions: ProjectAction[]): AvailableAction[] =>
  actions.map((action) => ({ action, enabled: true }));

/** A row of a project list. Example: `aProjectRow({ status: 'paid' })`. */
export const aProjectRow = (over: Partial<ProjectRow> = {}): ProjectRow => ({ ...FACTS, ...over });

/** The money of a project with a held price. */
export const heldMoney = (price = FACTS.budget): ProjectMoney => ({
  ...NO_MONEY,
  captured: price,
  held: price,
});

/** A project, by default an unpaid logo. Example: `aProject({ status: 'checking', freelancer: FREELANCER })`. */
export const aProject = (over: Partial<Project> = {}): Project => ({
  ...PROJECT,
  ...FACTS,
  description: 'Warm, simple, works on a paper bag.',
  links: ['https://example.com/bakery'],
  edits_left: 2,
  is_guarantee: true,
  created_at: '2026-02-07T09:00:00Z',
  review_until: null,
  money: NO_MONEY,
  ...over,
});

/** A row of the open projects. Example: `anOpenProject({ responses: 0 })`. */
export const anOpenProject = (over: Partial<OpenProject> = {}): OpenProject => ({
  ...aProjectRow({ status: 'paid', available_actions: offering('respond') }),
  excerpt: 'A logo with a wheat ear.',
  posted_at: new Date().toISOString(),
  responses: 2,
  customer_record: { finished_projects: 1, rating: { average: 4.5, count: 2 } },
  ...over,
});
