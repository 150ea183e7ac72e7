import type { Role } from '@metier/contract';
import type { Call } from '@metier/contract/operations';

/** A project and its conversation with a freelancer. */
interface ConversationIds {
  readonly project_id: string;
  readonly freelancer_id: string;
}

/** Ids for the parameters of calls: of the users whose lists are filled, the caller, and a project with many rows. */
export interface ListParameters {
  readonly userId: string;
  readonly customerId: string;
  readonly freelancerId: string;
  readonly projectId: string;
  /** A project and conversation that the caller may read. */
  readonly conversation: ConversationIds;
}

/** A call for a list or for figures of a role. */
export interface ListCall {
  readonly role: Role;
  readonly name: string;
  readonly call: Call;
  readonly query: object | ((parameters: ListParameters) => object);
  /** Target of the 95th percentile, in milliseconds. */
  readonly maxMs: number;
}

const MAX_MS = 50;

type Row = readonly [name: string, query: ListCall['query'], maxMs?: number];

/** The queries of a role that are timed of one call. */
export const rowsOf = (role: Role, call: Call, rows: readonly Row[]): ListCall[] =>
  rows.map(([name, query, maxMs = MAX_MS]) => ({ role, name, call, query, maxMs }));

/** Reads of a project's page. */
export const readsOfProject = (role: Role): readonly ListCall[] => {
  const about = ({ conversation: { project_id } }: ListParameters) => ({ project_id });
  const versions = ({ conversation: { project_id: projectId } }: ListParameters) => ({ projectId });
  const inConversation = ({ conversation }: ListParameters) => conversation;
  return [
    ...rowsOf(role, 'GET /api/projects/project', [['project', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/activity', [['project, activity', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/results', [['project, versions', versions]]),
    ...rowsOf(role, 'GET /api/projects/project_card/improvements', [['project, sent back', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/comments', [['project, comments', inConversation]]),
    ...rowsOf(role, 'GET /api/projects/case/statements', [['project, statements', about]]),
    ...rowsOf(role, 'GET /api/conversations/messages', [['project, messages', inConversation]]),
  ];
};

/** Reads about the caller, for every role. */
export const ownReads = (role: Role): readonly ListCall[] => [
  ...rowsOf(role, 'GET /api/counts', [['counts', {}]]),
  ...rowsOf(role, 'GET /api/notifications', [
    ['notifications', {}],
    ['notifications, unread', { unread: 1 }],
  ]),
  ...rowsOf(role, 'GET /api/auth/sessions', [['sessions', {}]]),
];
