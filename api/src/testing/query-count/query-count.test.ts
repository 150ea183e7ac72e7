import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { examples } from '@metier/shared-kit/contract/examples';
import { operations, type Call } from '@metier/shared-kit/contract/operations';
import pg from 'pg';
import { openApiDocument } from '../../platform/openapi/openapi-document.ts';
import { sendExample, type DescribedOperation } from '../matrix/matrix-request.ts';
import { createMatrixWorld, STAGES, type MatrixWorld } from '../matrix/matrix-world.ts';
import { grow, type Subject } from './grow.ts';

/** They show one piece of work, by an id of its own. */
const BY_THEIR_OWN_ID = new Set<Call>([
  'GET /api/freelancers/portfolio',
  'GET /api/freelancers/portfolio_image',
]);
const READS = (Object.keys(operations) as Call[]).filter(
  (call) => call.startsWith('GET ') && !BY_THEIR_OWN_ID.has(call),
);
/** Whoever is answered first; the executor has the longest lists. */
const WHO = ['executor', 'owner', 'manager', 'visitor'] as const;
/** Lists whose length is bounded, or always the same. */
const NEVER_LONGER: readonly Call[] = [
  'GET /api/catalogue',
  'GET /api/freelancer/profile',
  'GET /api/freelancers/profile',
  'GET /api/projects/project_card/results',
  'GET /api/projects/project_card/improvements',
  'GET /api/projects/project_card/activity',
  'GET /api/account/earnings',
  'GET /api/manager/ledger',
];
/** Those that are about a project without executor. */
const ABOUT_OPEN = new Set<Call>([
  'GET /api/customer/match',
  'GET /api/customers/projects/invitations',
  'GET /api/customers/projects/responses',
]);
const ROWS = 9;
const { paths } = openApiDocument(operations, examples);
const PATIENCE_MS = 120_000;

let world: MatrixWorld;
let subject: Subject;
let few: Map<Call, Cost>;
let many: Map<Call, Cost>;

beforeAll(async () => {
  world = await createMatrixWorld();
  subject = { delivered: await STAGES.delivered(world), open: await STAGES.open(world) };
  await grow(world, subject);
  few = await costs();
  for (let row = 0; row < ROWS; row += 1) await grow(world, subject);
  many = await costs();
}, PATIENCE_MS);
afterAll(() => world.app.close());

test.each(READS)('%s asks the database as often for ten rows as for one', (call) => {
  expect(many.get(call)?.queries).toBe(few.get(call)?.queries);
});

test('there were more rows indeed', () => {
  const lists = READS.filter((call) => few.get(call)?.rows !== undefined);
  expect(lists.filter((call) => (many.get(call)?.rows ?? 0) <= (few.get(call)?.rows ?? 0))).toEqual(
    NEVER_LONGER,
  );
});

/** How many queries a call takes, sign-in and rate limit included, and how long its list is, if it answers one. */
interface Cost {
  readonly queries: number;
  readonly rows: number | undefined;
}

async function costs(): Promise<Map<Call, Cost>> {
  const found = new Map<Call, Cost>();
  for (const call of READS) found.set(call, await costOf(call));
  return found;
}

async function costOf(call: Call): Promise<Cost> {
  const [, path = ''] = call.split(' ');
  const described = paths[path]?.['get'] as DescribedOperation;
  const projectId = ABOUT_OPEN.has(call) ? subject.open : subject.delivered;
  for (const caller of WHO) {
    // The first answer may have to make what the next ones find.
    const first = await sendExample(world, call, described, caller, projectId);
    if (first.status !== 200) continue;
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const { body } = await sendExample(world, call, described, caller, projectId);
    const queries = query.mock.calls.length;
    query.mockRestore();
    return { queries, rows: Object.values(body).find(Array.isArray)?.length };
  }
  throw new Error(`Nobody is answered by ${call}`);
}
