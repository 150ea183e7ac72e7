import { beforeAll, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import { sql } from 'kysely';
import pg from 'pg';
import { marketplace } from '../index.ts';
import { fill, SIZES } from './fill.ts';
import { tableUses, type TableUse } from './plan.ts';

let projectId: string;

const TIMEOUT_MS = 240_000;

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const people = { customer, freelancer, manager };
beforeAll(async () => {
  projectId = await projectAt('created');
  await fill(app.db, { customerId: customer.id, freelancerId: freelancer.id, projectId });
}, TIMEOUT_MS);

/** Tables that grow with the business. */
const LARGE = new Set([
  'projects',
  'users',
  'freelancer_profiles',
  'portfolios',
  'team_members',
  'project_activities',
  'conversations',
  'messages',
  'invitations',
  'reviews',
  'notifications',
  'ledger_entries',
  'invoice_numbers',
  'ledger_postings',
  'withdrawals',
  'held_rows',
  'project_templates',
  'support_requests',
  'support_messages',
  'verifications',
  'verification_links',
  'sessions',
  'person_notes',
  'saved_searches',
]);

/** The statements of a call without the admission query, with their use of large tables. */
async function usesOf(who: keyof typeof people, call: Call, query: object): Promise<TableUse[][]> {
  const { send } = people[who];
  // Renews an expired access token.
  await send('GET /api/auth/sessions', { query: {} });
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  const { status } = await send(call as 'GET /api/projects', { query });
  const sent = (spy.mock.calls as unknown[][]).map(
    ([statement]) => statement as { text: string; values: unknown[] },
  );
  spy.mockRestore();
  expect(status).toBe(200);
  const [, ...own] = sent;
  const all = await Promise.all(own.map(({ text, values }) => tableUses(app.db, text, values)));
  return all.map((uses) => uses.filter(({ table }) => LARGE.has(table)));
}

const PEOPLE = SIZES.freelancers + SIZES.customers;
/** Freelancers that a search reads at most, if all match. */
const COUNTED = LIMITS.countedRows + 1;
/** Rows of a page with its users; more rows are read for the count. */
const PAGE = 60;
/** The same of managers, who have 25 rows a page. */
const MANAGERS_PAGE = 150;

test.each([
  // Counted twice, over all matches and by status.
  ['customer', 'GET /api/customer/my_projects', {}, 2 * 200],
  ['customer', 'GET /api/customer/my_projects', { status: ['created'] }, 3 * 200],
  ['customer', 'GET /api/customer/my_projects', { your_move: 1 }, 3 * 200],
  ['freelancer', 'GET /api/freelancer/my_projects', {}, 2 * 200],
  ['freelancer', 'GET /api/freelancer/my_projects', { your_move: 1 }, 3 * 200],
  ['manager', 'GET /api/manager/my_projects', {}, 2 * 500],
  // Since when each of the page's 25 is in dispute, as well.
  ['manager', 'GET /api/manager/cases', {}, 4 * 500 + 25],
  ['manager', 'GET /api/manager/cases', { age: 'longer' }, 6 * 500 + 25],
  ['manager', 'GET /api/manager/cases', { case: 'disputed', taken_by: 'nobody' }, 3 * 500 + 25],
  ['manager', 'GET /api/manager/cases', { taken_by: 'me' }, 3 * 500],
  // The projects of a month and of eight weeks, of which one is created every minute here, and one in twenty of these has
  // a response.
  ['manager', 'GET /api/manager/overview', {}, (30 + 8 * 7) * 24 * 60 + 4 * 500 + 3 * 4_000],
  ['manager', 'GET /api/projects', { case: 'disputed' }, 3 * 500],
  // A hundred; if the planner's sample has none of these rare ends, the activities of the span.
  ['manager', 'GET /api/projects', { outcome: 'split' }, 5_000],
  ['manager', 'GET /api/projects', { from: '2026-01-01', to: '2026-01-02' }, 100],
  ['manager', 'GET /api/projects', { status: ['created'], type: ['design'] }, 5_000 + 200],
  ['manager', 'GET /api/projects', {}, SIZES.projects],
  ['manager', 'GET /api/projects', { sort: 'name' }, SIZES.projects],
  ['manager', 'GET /api/projects', { sort: '-deadline' }, SIZES.projects],
  // Plus the rows of two skipped pages.
  ['manager', 'GET /api/projects', { sort: 'budget', page: 3 }, SIZES.projects + 20],
  ['manager', 'GET /api/projects', { sort: '-budget' }, SIZES.projects],
  ['customer', 'GET /api/customer/my_projects', { search: 'nothing' }, 3 * 2 * 200],
  ['freelancer', 'GET /api/freelancers/open_projects', {}, 2 * 5_000],
  ['freelancer', 'GET /api/freelancers/open_projects', { type: ['development'] }, 2 * 5_000],
  ['freelancer', 'GET /api/freelancers/open_projects', { search: 'logo', min_budget: 5_000 }, 2 * 5_000],
  ['freelancer', 'GET /api/freelancer/saved_searches', {}, 10],
  ['freelancer', 'GET /api/freelancer/invitations', {}, 60],
  ['freelancer', 'GET /api/freelancer/invitations', { sort: 'expires_at' }, 60],
  // Reads no more than it counts.
  ['customer', 'GET /api/freelancers', {}, COUNTED],
  ['customer', 'GET /api/freelancers', { sort: 'rating' }, COUNTED],
  ['customer', 'GET /api/freelancers', { sort: 'newest' }, COUNTED],
  // One in five is a designer.
  ['customer', 'GET /api/freelancers', { project_types: ['design'] }, 6 * COUNTED],
  ['customer', 'GET /api/freelancers', { project_types: ['design'], free: 1, page: 3 }, 6 * COUNTED],
  // One in a hundred speaks Danish, everybody English.
  ['customer', 'GET /api/freelancers', { language: 'da' }, 5 * 200],
  ['customer', 'GET /api/freelancers', { language: 'en' }, COUNTED],
  // One in a thousand projects is of this service, nearly all are of the other one.
  ['customer', 'GET /api/freelancers', { service: 10_110 }, 4 * 100],
  ['customer', 'GET /api/freelancers', { service: 20_101, free: 1 }, 4 * COUNTED],
  // Few match, which only all entries of the order's index tell.
  ['customer', 'GET /api/freelancers', { min_rating: '4.5', response_hours: '4' }, SIZES.freelancers],
  ['customer', 'GET /api/freelancers', { search: 'nothing has this' }, 10],
  ['customer', 'GET /api/freelancers', { search: 'harpsichord', sort: 'newest' }, 5 * 200],
  // Everybody's text has it.
  ['customer', 'GET /api/freelancers', { search: 'draw' }, COUNTED],
  ['manager', 'GET /api/freelancers', { tasks: [99_999] }, 0],
  // The latest, and the counts of all and of the unread.
  ['customer', 'GET /api/notifications', {}, 200 + 20],
  ['customer', 'GET /api/notifications', { unread: 1 }, 200 + 2 * 20],
  ['freelancer', 'GET /api/counts', {}, 2 * 200 + 30],
  ['manager', 'GET /api/counts', {}, 500 + 10_000 + SIZES.freelancers / 100 + 500],
  // Of each project, two postings when it is accepted and two when it has cleared.
  ['freelancer', 'GET /api/account/ledger', {}, 4 * 200],
  ['freelancer', 'GET /api/account/ledger', { figure: 'pending' }, 4 * 200],
  ['freelancer', 'GET /api/account/withdrawals', {}, 2 * 40],
  // Twenty projects, their entries and postings.
  ['freelancer', 'GET /api/account/clearing', {}, 3 * 20],
  // The counts of all parts: of two of them these five hundred, of paid ones no further than a thousand.
  ['manager', 'GET /api/manager/payouts', {}, 4 * 500 + COUNTED],
  ['manager', 'GET /api/manager/payouts', { state: 'waiting' }, 4 * 500 + COUNTED],
  ['manager', 'GET /api/manager/payouts', { state: 'paid' }, 2 * 500 + 2 * COUNTED],
  ['customer', 'GET /api/support/requests', {}, 2 * 10],
  // The total, and a thousand each of the open and of the answered ones.
  ['manager', 'GET /api/manager/support', {}, 20_000 + 2 * COUNTED],
  ['manager', 'GET /api/manager/support', { state: 'open' }, 10_000 + 2 * COUNTED],
  // Two entries of each own project, with a posting each.
  ['customer', 'GET /api/customer/invoices', {}, 8 * 200],
  ['customer', 'GET /api/customer/invoices', { period: '2026-02' }, 8 * 200],
  ['customer', 'GET /api/customer/spending', {}, 8 * 200],
  ['customer', 'GET /api/customer/templates', {}, 0],
  // Each of 25 people with ten projects, or twenty; all people are counted.
  ['manager', 'GET /api/manager/people', {}, PEOPLE + 25 * 20],
  ['manager', 'GET /api/manager/people', { role: 'freelancer' }, 2 * PEOPLE + 25 * 20],
  ['manager', 'GET /api/manager/people', { sort: 'name' }, PEOPLE + 25 * 20],
  // Here all freelancers have a name that comes after those of all customers.
  ['manager', 'GET /api/manager/people', { sort: 'name', role: 'freelancer' }, 3 * PEOPLE + 25 * 20],
  // Plus the rows of two skipped pages.
  ['manager', 'GET /api/manager/people', { sort: '-email', page: 3 }, PEOPLE + 25 * 20 + 2 * 25],
  ['manager', 'GET /api/manager/people', { sort: 'joined' }, PEOPLE + 25 * 20],
  ['manager', 'GET /api/manager/people', { state: 'unconfirmed', sort: 'name' }, 10],
  ['manager', 'GET /api/manager/people', { state: 'unconfirmed' }, 10],
  ['manager', 'GET /api/manager/people', { state: 'blocked' }, 10],
  ['manager', 'GET /api/manager/reply_templates', { kind: 'case_reason' }, 0],
  ['customer', 'GET /api/auth/sessions', {}, 10],
] as const)('%s: %s %j is one statement, by index', async (who, call, query, counted) => {
  expectByIndex(await usesOf(who, call, query), 1, counted, roomOf(who));
});

test('manager: the projects of a week that have a response are one statement, by index', async () => {
  const dayBefore = (days: number) =>
    new Date(app.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const query = { from: dayBefore(20), to: dayBefore(14), responded: 1 };
  const uses = await usesOf('manager', 'GET /api/projects', query);
  // One is created every minute, and one in twenty has a response. For the page and for the count, all of the week and
  // the responses since are read, once each: a page of an index has a hundred.
  const [ofWeek, responses] = [7 * 24 * 60, (21 * 24 * 60) / 20];
  expectByIndex(uses, 1, 2 * (ofWeek + responses));
  expect(sumOf(uses.flat(), 'pages')).toBeLessThanOrEqual((2 * (ofWeek + responses)) / 10);
});

test.each([
  // One match of 20,000 people, with their ten projects, which are read for the page and for the count, too.
  [{ search: 'c777@fill.test' }, 100],
  [{ search: 'nothing has this' }, 10],
  // In the name of all projects: the first thousand of each step.
  [{ search: 'project c777@fill.test' }, 2 * LIMITS.countedRows],
] as const)(
  'manager: GET /api/projects %j finds people, then projects, then reads a page, by index',
  async (query, counted) => {
    expectByIndex(await usesOf('manager', 'GET /api/projects', query), 3, counted);
  },
);

test.each([
  ['GET /api/manager/people', { search: 'c777@fill.test' }, 2, 100],
  // Its authors first.
  ['GET /api/manager/support', { search: 'nothing has this' }, 3, 10],
] as const)(
  'manager: %s %j finds the rows, then reads a page, by index',
  async (call, query, statements, counted) => {
    expectByIndex(await usesOf('manager', call, query), statements, counted, MANAGERS_PAGE);
  },
);

test.each([
  // The page's people with their projects.
  ['GET /api/manager/people', { search: 'fill.test' }, 25 * 20],
  ['GET /api/manager/people', { search: 'fill.test', page: 30 }, 25 * 20],
  ['GET /api/manager/support', { search: 'fill.test' }, MANAGERS_PAGE],
  ['GET /api/manager/support', { search: 'question' }, MANAGERS_PAGE],
] as const)('manager: %s %j, which all match, stops at the thousandth', async (call, query, ofPage) => {
  const statements = await usesOf('manager', call, query);
  // For each match its person, for the first thousand, the count and the page.
  expect(sumOfRows(statements.flat())).toBeLessThanOrEqual(3 * 2 * LIMITS.countedRows + ofPage);
  expect(await manager.call(call, { query })).toMatchObject({ total: 1_000, more: true });
});

test.each([
  ['the domain of everybody', { search: 'fill.test' }],
  ['one letter', { search: 'e' }],
  ['one letter, sorted', { search: 'e', sort: 'name', per_page: 50 }],
  ['one letter, page 90', { search: 'e', page: 90 }],
  ['one letter, of a customer', { search: 'e', user_id: customer.id }],
] as const)('manager: a search for %s stops at the thousandth match', async (_what, query) => {
  const statements = await usesOf('manager', 'GET /api/projects', query);
  expect(statements.length).toBeLessThanOrEqual(3);
  // A project and its two people for the count and for the page, and the first thousand people.
  expect(sumOfRows(statements.flat())).toBeLessThanOrEqual(3 * 3 * LIMITS.countedRows + 3 * PAGE);
});

test('a search with more than a thousand matches says so, and each page knows the next one', async () => {
  const pageOf = (page: number) =>
    manager.call('GET /api/projects', { query: { search: 'fill.test', page } });
  expect(await pageOf(1)).toMatchObject({ total: 1_000, more: true, pages: 101 });
  const beyond = await pageOf(101);
  expect(beyond).toMatchObject({ total: 1_010, more: true, pages: 102 });
  expect(beyond.projects).toHaveLength(LIMITS.pageSize);
  // Nothing is skipped or shown twice.
  const before = await pageOf(100);
  expect(new Set([...before.projects, ...beyond.projects].map(({ id }) => id)).size).toBe(20);
});

test('customer: GET /api/my_freelancers is one statement, by index', async () => {
  expectByIndex(await usesOf('customer', 'GET /api/my_freelancers', { id: customer.id }), 1, 2 * 60);
});

const aboutAll = () => ({});
const aboutProject = () => ({ project_id: projectId });
const aboutAllDays = () => ({ from: '2020-01-01', to: '2039-12-31', format: 'csv' });
test.each([
  ['customer', 'GET /api/customers/projects/responses', aboutProject, 60],
  ['customer', 'GET /api/customer/match', aboutProject, 2_000 + 9 * 60],
  ['customer', 'GET /api/projects/project_card/activity', aboutProject, 60],
  // Each posting with its entry and project; the account is the second one.
  ['freelancer', 'GET /api/account/statement', aboutAllDays, 3 * 200],
  // The contracts of the page's freelancers are a separate query. Of the approved ones a thousand are counted.
  ['manager', 'GET /api/manager/verifications', () => ({ status: ['submitted'] }), 3 * 200 + COUNTED],
] as const)('%s: %s is two statements, by index', async (who, call, query, counted) => {
  expectByIndex(await usesOf(who, call, query()), 2, counted, roomOf(who));
});

const aboutFreelancer = () => ({ user_id: people.freelancer.id });
const aboutCustomer = () => ({ user_id: people.customer.id });
const aboutConversation = () => ({ project_id: projectId, freelancer_id: people.freelancer.id });
test.each([
  // Each one is checked for unread messages.
  ['freelancer', 'GET /api/conversations', aboutAll, 2 * 200 + 30, 1],
  // The page, and the figures of all.
  ['customer', 'GET /api/reviews', aboutFreelancer, 200, 1],
  // Read for the page and for the count.
  ['manager', 'GET /api/projects', aboutCustomer, 2 * 200, 1],
  ['manager', 'GET /api/manager/support', aboutCustomer, 2 * 10, 1],
  ['manager', 'GET /api/manager/support', aboutProject, 2 * 10, 1],
  // With the postings of each project (its clearing, or its payment) and the activities that ended its cases.
  ['manager', 'GET /api/manager/people/person', aboutFreelancer, 7 * 200, 2],
  ['manager', 'GET /api/manager/people/person', aboutCustomer, 7 * 200, 2],
  ['manager', 'GET /api/manager/people/ledger', () => ({ ...aboutCustomer(), figure: 'held' }), 2 * 200, 1],
  [
    'manager',
    'GET /api/manager/people/ledger',
    () => ({ ...aboutFreelancer(), figure: 'paid_out' }),
    2 * 40,
    1,
  ],
  // Two activities of each project.
  ['manager', 'GET /api/manager/people/cases', aboutCustomer, 4 * 200, 1],
  ['manager', 'GET /api/manager/people/notes', aboutFreelancer, 2 * 40, 2],
  ['customer', 'GET /api/projects/project_card/comments', aboutConversation, 60, 3],
  ['customer', 'GET /api/projects/case/statements', aboutProject, 60, 2],
  ['customer', 'GET /api/conversations/messages', aboutConversation, 60, 4],
] as const)('%s: %s goes by index', async (who, call, query, counted, statements) => {
  expectByIndex(await usesOf(who, call, query()), statements, counted, roomOf(who));
});

test('manager: verifications are counted in their own table; related rows are read for one page only', async () => {
  const [uses = []] = await usesOf('manager', 'GET /api/manager/verifications', {});
  expect(sumOfRows(uses.filter(({ table }) => table === 'verifications'))).toBeLessThanOrEqual(
    SIZES.freelancers + 200 + COUNTED + MANAGERS_PAGE,
  );
  expect(sumOfRows(uses.filter(({ table }) => table !== 'verifications'))).toBeLessThanOrEqual(MANAGERS_PAGE);
});

test('manager: confirmed people, nearly all, are counted in their own table; related rows are read for one page only', async () => {
  const [uses = []] = await usesOf('manager', 'GET /api/manager/people', { state: 'confirmed', page: 3 });
  const ofUsers = uses.filter(({ table }) => table === 'users');
  expect(sumOfRows(ofUsers)).toBeLessThanOrEqual(PEOPLE + 3 * 25 + PAGE);
  expect(sumOfRows(uses) - sumOfRows(ofUsers)).toBeLessThanOrEqual(25 * 20);
});

test.each([
  ['GET /api/manager/my_projects', 'projects', aboutAll],
  ['GET /api/manager/cases', 'cases', aboutAll],
  ['GET /api/manager/payouts', 'payouts', aboutAll],
  ['GET /api/manager/support', 'requests', aboutAll],
  ['GET /api/manager/verifications', 'verifications', aboutAll],
  ['GET /api/manager/people', 'people', aboutAll],
  ['GET /api/manager/people/cases', 'cases', aboutCustomer],
] as const)('manager: %s has 25 rows a page', async (call, rows, query) => {
  // Nothing else about the tested customer has ended.
  if (call === 'GET /api/manager/people/cases')
    await sql`
      insert into project_activities (project_id, what, at)
      select id, 'offer_accepted', created_at from projects where customer_id = ${customer.id} limit 30`.execute(
      app.db,
    );
  const asked: object = query();
  const { body } = await manager.send(call as 'GET /api/manager/people', { query: asked });
  expect(Reflect.get(body, rows)).toHaveLength(25);
  expect(body.pages).toBe(Math.ceil(body.total / 25));
});

const roomOf = (who: keyof typeof people): number => (who === 'manager' ? MANAGERS_PAGE : PAGE);

function expectByIndex(statements: readonly TableUse[][], count: number, counted: number, page = PAGE): void {
  const uses = statements.flat();
  expect(statements).toHaveLength(count);
  expect(uses.filter(({ how }) => how === 'Seq Scan')).toEqual([]);
  expect(sumOfRows(uses)).toBeLessThanOrEqual(counted + page);
}

const sumOf = (uses: readonly TableUse[], what: 'rows' | 'pages'): number =>
  uses.reduce((sum, use) => sum + use[what], 0);

const sumOfRows = (uses: readonly TableUse[]): number => sumOf(uses, 'rows');
