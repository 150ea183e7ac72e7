import { HELD_STATUSES } from '@metier/contract';
import { type ListCall, type ListParameters, ownReads, readsOfProject, rowsOf } from '../list-call.ts';

/**
 * No list: it counts the projects of a month and the responses of eight weeks; here one project a minute is created.
 */
const MAX_MS_OF_OVERVIEW = 100;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** A week that is over. One project is created every minute. */
const WEEK = { from: daysAgo(20), to: daysAgo(14) };

const aboutCustomer = ({ customerId }: ListParameters) => ({ user_id: customerId });
const aboutFreelancer = ({ freelancerId }: ListParameters) => ({ user_id: freelancerId });

/** What a manager's screens list. */
export const MANAGER_CALLS: readonly ListCall[] = [
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
    ['all projects, of a person', aboutCustomer],
  ]),
  ...readsOfProject('manager'),
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
  ...rowsOf('manager', 'GET /api/manager/people/person', [
    ['person, a customer', aboutCustomer],
    ['person, a freelancer', aboutFreelancer],
  ]),
  ...rowsOf('manager', 'GET /api/manager/people/ledger', [
    ['person, held money', (named) => ({ ...aboutCustomer(named), figure: 'held' })],
  ]),
  ...rowsOf('manager', 'GET /api/manager/people/cases', [['person, cases', aboutCustomer]]),
  ...rowsOf('manager', 'GET /api/manager/people/notes', [['person, notes', aboutFreelancer]]),
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
    ['support, of a project', ({ projectId }) => ({ project_id: projectId })],
  ]),
  ...rowsOf('manager', 'GET /api/manager/views', [['saved views', {}]]),
  ...ownReads('manager'),
];
