import { type ListCall, type ListParameters, ownReads, readsOfProject, rowsOf } from '../list-call.ts';

const aboutProject = ({ projectId }: ListParameters) => ({ project_id: projectId });

/** What a customer's screens list. */
export const CUSTOMER_CALLS: readonly ListCall[] = [
  ...rowsOf('customer', 'GET /api/customer/my_projects', [
    ['own projects', {}],
    ['own projects, page 2', { page: 2 }],
    ['own projects, your move', { your_move: 1 }],
    ['own projects, by status', { status: 'completed' }],
    ['own projects, sorted by budget', { sort: '-budget' }],
    ['own projects, search', { search: 'project' }],
    ['own projects, search without match', { search: 'nothing' }],
  ]),
  ...readsOfProject('customer'),
  ...rowsOf('customer', 'GET /api/customer/match', [['candidates', aboutProject]]),
  ...rowsOf('customer', 'GET /api/customers/projects/responses', [['responses', aboutProject]]),
  ...rowsOf('customer', 'GET /api/customers/projects/invitations', [['invitations', aboutProject]]),
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
  ...rowsOf('customer', 'GET /api/freelancers/portfolios', [
    ['portfolio', ({ freelancerId: id }) => ({ id })],
  ]),
  ...rowsOf('customer', 'GET /api/reviews', [
    ['reviews', ({ freelancerId }) => ({ user_id: freelancerId })],
    ['reviews, of five stars', ({ freelancerId }) => ({ user_id: freelancerId, stars: 5 })],
  ]),
  ...rowsOf('customer', 'GET /api/my_freelancers', [['team', ({ userId }) => ({ id: userId })]]),
  ...rowsOf('customer', 'GET /api/customer/templates', [['templates', {}]]),
  ...rowsOf('customer', 'GET /api/conversations', [['conversations', {}]]),
  ...rowsOf('customer', 'GET /api/customer/invoices', [['invoices', {}]]),
  ...rowsOf('customer', 'GET /api/customer/spending', [['spending', {}]]),
  ...rowsOf('customer', 'GET /api/support/requests', [['support', {}]]),
  ...ownReads('customer'),
];
