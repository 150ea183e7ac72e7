import { type ListCall, ownReads, readsOfProject, rowsOf } from '../list-call.ts';

/** What a freelancer's screens list. */
export const FREELANCER_CALLS: readonly ListCall[] = [
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
  ...readsOfProject('freelancer'),
  ...rowsOf('freelancer', 'GET /api/freelancer/invitations', [
    ['invitations', {}],
    ['invitations, soonest first', { sort: 'expires_at' }],
  ]),
  ...rowsOf('freelancer', 'GET /api/freelancer/saved_searches', [['saved searches', {}]]),
  ...rowsOf('freelancer', 'GET /api/freelancers/verification/links', [
    ['verification', ({ userId }) => ({ freelancer_id: userId })],
  ]),
  ...rowsOf('freelancer', 'GET /api/conversations', [['conversations', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/funds', [['balances', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/clearing', [['clearing', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/earnings', [['earnings', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/ledger', [['ledger', {}]]),
  ...rowsOf('freelancer', 'GET /api/account/withdrawals', [['withdrawals', {}]]),
  ...ownReads('freelancer'),
];
