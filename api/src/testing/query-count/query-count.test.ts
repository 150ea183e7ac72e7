import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { operations, type Call } from '@metier/contract/operations';
import { createMatrixWorld } from '../matrix/matrix-world.ts';
import { enterRequisites } from '../projects.ts';
import { recordSql, roundTripsOf } from '../recorded-sql.ts';
import { costOfCommand, costOfRead, whoMay, type Cost } from './cost-of.ts';
import { grow, type Subject } from './grow.ts';

const CALLS = Object.keys(operations) as Call[];
/** Calls about one piece of work, one image or one file, by its id. */
const BY_THEIR_OWN_ID = new Set<Call>([
  'GET /api/freelancers/portfolio',
  'GET /api/freelancers/portfolio_image',
  'GET /api/users/photo_image',
  'GET /api/files/link',
  'GET /api/files/archive',
]);
/** Calls that do for each row what another call does for one. */
const ONE_BY_ONE = new Set<Call>(['GET /api/customer/invoices/archive']);
/** Its feed polls beside the call unless another stream was open a moment before: the number depends on time. */
const POLLS = new Set<Call>(['GET /api/events']);
const READS = CALLS.filter(
  (call) =>
    call.startsWith('GET ') && !BY_THEIR_OWN_ID.has(call) && !ONE_BY_ONE.has(call) && !POLLS.has(call),
);
/** Repeatable commands. Those of accounts and sessions are not, and change no list. */
const COMMANDS = CALLS.filter(
  (call) => !call.startsWith('GET ') && !call.includes('/api/auth/') && whoMay(call),
);
/** Lists of constant length here. */
const NEVER_LONGER: readonly Call[] = [
  'GET /api/catalogue',
  'GET /api/freelancer/profile',
  'GET /api/freelancers/profile',
  'GET /api/customer/result',
  // A row of each event.
  'GET /api/projects/project_card/money',
  // One of each side.
  'GET /api/reviews/project',
  // Its first page is full from the start: almost every step of a project creates a notification.
  'GET /api/notifications',
  'GET /api/notifications/preferences',
  'GET /api/account/earnings',
  'GET /api/manager/ledger',
  // Twelve months.
  'GET /api/customer/spending',
  // Its first page is full from the start.
  'GET /api/manager/people',
  // The registry is not in the database.
  'GET /api/manager/releases',
  'GET /api/manager/releases/history',
];
/** Calls about a project without executor. */
const ABOUT_OPEN = new Set<Call>([
  'GET /api/customer/match',
  'GET /api/customers/projects/invitations',
  'GET /api/customers/projects/responses',
]);
/** Calls about a project with an open case. */
const ABOUT_DISPUTED = new Set<Call>(['GET /api/projects/case/statements']);
/** A freelancer has at most ten links; the command itself adds two. */
const ROWS = 7;
const TIMEOUT_MS = 240_000;

const world = await createMatrixWorld();
let subject: Subject;
let few: Map<Call, Cost>;
let many: Map<Call, Cost>;

beforeAll(async () => {
  const { owner, executor, projectAt } = world;
  subject = {
    delivered: await projectAt('delivered', { edits: 2 }),
    open: await projectAt('paid'),
    disputed: await projectAt('disputed'),
  };
  // One-time work is done before counting.
  await enterRequisites(owner, subject.delivered);
  await executor.call('POST /api/freelancers/contract', { body: { accept: 1 } });
  await executor.call('POST /api/freelancer/profile', examples['POST /api/freelancer/profile']);
  await grow(world, subject);
  few = await costs();
  // The same template would be found instead of saved.
  const { templates } = await owner.call('GET /api/customer/templates', {});
  for (const { id } of templates)
    await owner.call('DELETE /api/customer/templates', { query: { template_id: id } });
  for (let row = 0; row < ROWS; row += 1) await grow(world, subject);
  many = await costs();
}, TIMEOUT_MS);

test.each([...READS, ...COMMANDS])('%s makes as many queries for many rows as for few', (call) => {
  expect(many.get(call)?.queries).toBe(few.get(call)?.queries);
});

test('an acceptance with an idempotency key needs at most eight round trips to the database', async () => {
  const project_id = await world.projectAt('delivered');
  const headers = { 'idempotency-key': randomUUID() };
  const statements = await recordSql(() =>
    world.owner.call('POST /api/customer/acceptance', { body: { project_id, accept: 1 }, headers }),
  );
  expect(roundTripsOf(statements)).toBeLessThanOrEqual(8);
});

test('the lists did get longer', () => {
  const lists = READS.filter((call) => few.get(call)?.rows !== undefined);
  expect(lists.filter((call) => (many.get(call)?.rows ?? 0) <= (few.get(call)?.rows ?? 0))).toEqual(
    NEVER_LONGER,
  );
});

async function costs(): Promise<Map<Call, Cost>> {
  const found = new Map<Call, Cost>();
  for (const call of READS) {
    const { open, disputed, delivered } = subject;
    const projectId = ABOUT_OPEN.has(call) ? open : ABOUT_DISPUTED.has(call) ? disputed : delivered;
    found.set(call, await costOfRead(world, call, projectId));
  }
  for (const call of COMMANDS) found.set(call, await costOfCommand(world, call));
  return found;
}
