import type { Call } from '@metier/contract/operations';

/** Calls of the contract that no screen makes, each with its reason. */
export const CALLS_WITHOUT_SCREEN: Partial<Record<Call, string>> = {
  'GET /api/customer/result':
    'A call of the seed for other clients; screens show all versions, by projects/project_card/results.',
  'GET /api/freelancers/profile':
    'A call of the seed for other clients; screens read freelancer/profile, which says the same and more.',
  'GET /api/manager/ledger': 'For audits: the balance of all accounts together is zero.',
  'GET /api/projects/project_card/comments':
    'A call of the seed for other clients; screens read conversations/messages, which says the same and more.',
  'POST /api/projects/project_card/comments':
    'A call of the seed for other clients; screens write by conversations/messages.',
  'GET /api/projects/project_card/agreement':
    'A call of the seed for other clients; screens offer the agreement by the actions of the project.',
};
