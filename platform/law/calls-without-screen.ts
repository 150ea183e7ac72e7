import type { Call } from '@metier/contract/operations';

/** Calls of the contract that no screen makes, each with its reason. */
export const CALLS_WITHOUT_SCREEN: Partial<Record<Call, string>> = {
  'GET /api/customer/result':
    'A call of the seed for other clients; screens show all versions, by projects/project_card/results.',
  'GET /api/freelancers':
    'A call of the seed for other clients; screens offer freelancers in the order of customer/match.',
  'GET /api/freelancers/profile':
    'A call of the seed for other clients; screens read freelancer/profile, which says the same and more.',
  'GET /api/events': 'Of the frame: the stream by which all screens learn what has changed.',
  'GET /api/manager/ledger': 'For audits: the balance of all accounts together is zero.',
  'GET /api/projects/project_card/comments':
    'A call of the seed for other clients; screens read conversations/messages, which says the same and more.',
  'POST /api/projects/project_card/comments':
    'A call of the seed for other clients; screens write by conversations/messages.',
  'GET /api/projects/project_card/agreement':
    'A call of the seed for other clients; screens offer the agreement by the actions of the project.',
  'POST /api/files':
    'The room of the order will send files; its screens come with the next step of this work.',
  'PUT /api/files': 'As above: parts of an upload, and resuming one.',
  'DELETE /api/files': 'As above: a file that is taken out of a message before it is sent.',
  'GET /api/files/link': 'As above: the address of a file of a message.',
  'GET /api/files/archive': 'As above: all files of a message or a conversation.',
};
