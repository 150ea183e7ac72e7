import { HELD_STATUSES, type Role } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import type { User } from '../api/users.ts';

/** A call for a list or for figures of a role. */
interface ListCall {
  readonly role: Role;
  readonly name: string;
  readonly call: Call;
  readonly query: object | ((user: User) => object);
  /** Target of the 95th percentile, in milliseconds. */
  readonly maxMs: number;
}

const MAX_MS = 50;
/**
 * No list: it counts the projects of a month and the responses of eight weeks; here one project a minute is created.
 */
const MAX_MS_OF_OVERVIEW = 100;

type Row = readonly [name: string, query: ListCall['query'], maxMs?: number];

const rowsOf = (role: Role, call: Call, rows: readonly Row[]): ListCall[] =>
  rows.map(([name, query, maxMs = MAX_MS]) => ({ role, name, call, query, maxMs }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** A week that is over. One project is created every minute. */
const WEEK = { from: daysAgo(20), to: daysAgo(14) };

/** What the screens of each role list. */
export const LIST_CALLS: readonly ListCall[] = [
  ...rowsOf('customer', 'GET /api/customer/my_projects', [
    ['own projects', {}],
    ['own projects, page 2', { page: 2 }],
    ['own projects, your move', { your_move: 1 }],
    ['own projects, by status', { status: 'completed' }],
    ['own projects, sorted by budget', { sort: '-budget' }],
    ['own projects, search', { search: 'project' }],
    ['own projects, search without match', { search: 'nothing' }],
  ]),
  ...rowsOf('customer', 'GET /api/freelancers', [
    ['freelancers', {}],
    ['freelancers, page 2', { page: 2 }],
    ['freelancers, by rating', { sort: 'rating' }],
    ['freelancers, type and free', { project_types: 'design', free: 1 }],
    ['freelancers, service', { service: 20_101 }],
    ['freelancers, language', { language: 'da' }],
    ['freelancers, language of all', { language: 'en' }],
    ['freelancers, rating', { min_rating: '4.5' }],
    ['freelancers, response time', { response_hours: '4' }],
    ['freelancers, rating and response time', { min_rating: '4.5', response_hours: '4' }],
    ['freelancers, search', { search: 'harpsichord' }],
    ['freelancers, search that all match', { search: 'draw' }],
  ]),
  ...rowsOf('customer', 'GET /api/my_freelancers', [['team', ({ id }) => ({ id })]]),
  ...rowsOf('customer', 'GET /api/conversations', [['conversations', {}]]),
  ...rowsOf('customer', 'GET /api/customer/invoices', [['invoices', {}]]),
  ...rowsOf('customer', 'GET /api/customer/spending', [['spending', {}]]),
  ...rowsOf('customer', 'GET /api/notifications', [['notifications', {}]]),
  ...rowsOf('freelancer', 'GET /api/freelancers/open_projects', [
    ['open projects', {}],
    ['open projects, page 2', { page: 2 }],
    ['open projects, type', { type: 'development' }],
    ['open projects, search and budget', { search: 'project', min_budget: 5_000 }],
  ]),
  ...rowsOf('freelancer', 'GET /api/freelancer/my_projects', [
    ['own projects', {}],
    ['own projects, page 2', { page: 2 }],
    ['own projects, your move', { your_move: 1 }],
    ['own projects, by status', { status: 'completed' }],
    ['own projects, sorted by deadline', { sort: '-deadline' }],
    ['own projects, search', { search: 'project' }],
  ]),
  ...rowsOf('freelancer', 'GET /api/freelancer/invitations', [
    ['invitations', {}],
    ['invitations, soonest first', { sort: 'expires_at' }],
  ]),
  ...rowsOf('freelancer', 'GET /api/conversations', [['conversations', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/ledger', [['ledger', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/withdrawals', [['withdrawals', {}]]),
  ...rowsOf('manager', 'GET /api/projects', [
    ['all projects', { per_page: 25 }],
    ['all projects, page 2', { per_page: 25, page: 2 }],
    ['all projects, 50 rows', { per_page: 50 }],
    ['all projects, status and type', { per_page: 25, status: 'created', type: 'design' }],
    ['all projects, completed', { per_page: 25, status: 'completed' }],
    ['all projects, type', { per_page: 25, type: 'design' }],
    ['all projects, disputed', { per_page: 25, case: 'disputed' }],
    ['all projects, money held', { per_page: 25, status: HELD_STATUSES }],
    ['all projects, of a week', { per_page: 25, ...WEEK }],
    ['all projects, of a week, responded', { per_page: 25, ...WEEK, responded: 1 }],
    ['all projects, cases ended shared', { per_page: 25, outcome: 'split' }],
    ['all projects, sorted by name', { per_page: 25, sort: 'name' }],
    ['all projects, sorted by budget, page 3', { per_page: 25, sort: '-budget', page: 3 }],
    ['all projects, search for a person', { per_page: 25, search: 'c777@fill.test' }],
    ['all projects, search that all match', { per_page: 25, search: 'project' }],
    ['all projects, search without match', { per_page: 25, search: 'nothing has this' }],
    ['all projects, search, sorted', { per_page: 25, search: 'e', sort: 'name' }],
  ]),
  ...rowsOf('manager', 'GET /api/manager/overview', [['overview', {}, MAX_MS_OF_OVERVIEW]]),
  ...rowsOf('manager', 'GET /api/manager/people', [
    ['people', {}],
    ['people, page 2', { page: 2 }],
    ['people, freelancers', { role: 'freelancer' }],
    ['people, confirmed', { state: 'confirmed' }],
    ['people, sorted by name', { sort: 'name' }],
    ['people, sorted by email, page 3', { sort: '-email', page: 3 }],
    ['people, freelancers sorted by name', { role: 'freelancer', sort: 'name' }],
    ['people, search', { search: 'c777@fill.test' }],
    ['people, search that all match', { search: 'fill.test' }],
  ]),
  ...rowsOf('manager', 'GET /api/manager/cases', [
    ['cases', { case: 'disputed' }],
    ['cases, page 2', { case: 'disputed', page: 2 }],
    ['cases of nobody', { case: 'disputed', taken_by: 'nobody' }],
  ]),
  ...rowsOf('manager', 'GET /api/manager/my_projects', [['open cases', {}]]),
  ...rowsOf('manager', 'GET /api/manager/verifications', [
    ['verifications, submitted', { status: 'submitted' }],
    ['verifications, approved', { status: 'approved' }],
  ]),
  ...rowsOf('manager', 'GET /api/manager/payouts', [
    ['payouts, waiting', { state: 'waiting' }],
    ['payouts, paid', { state: 'paid' }],
  ]),
  ...rowsOf('manager', 'GET /api/manager/support', [
    ['support, open', { state: 'open' }],
    ['support, answered', { state: 'answered' }],
    ['support, search', { search: 'question' }],
  ]),
];
