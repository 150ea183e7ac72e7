import type { Role } from '@metier/contract';
import type { Call } from '@metier/contract/operations';

/** A project and its conversation with a freelancer. */
interface Room {
  readonly project_id: string;
  readonly freelancer_id: string;
}

/** Rows that calls name: the users whose lists are filled, the caller, and a project with many rows. */
export interface Named {
  readonly userId: string;
  readonly customerId: string;
  readonly freelancerId: string;
  readonly projectId: string;
  /** One that the caller may read. */
  readonly room: Room;
}

/** A call for a list or for figures of a role. */
export interface ListCall {
  readonly role: Role;
  readonly name: string;
  readonly call: Call;
  readonly query: object | ((named: Named) => object);
  /** Target of the 95th percentile, in milliseconds. */
  readonly maxMs: number;
}

const MAX_MS = 50;

type Row = readonly [name: string, query: ListCall['query'], maxMs?: number];

/** The queries of a role that are timed of one call. */
export const rowsOf = (role: Role, call: Call, rows: readonly Row[]): ListCall[] =>
  rows.map(([name, query, maxMs = MAX_MS]) => ({ role, name, call, query, maxMs }));

/** What those who may read a project read of it. */
export const readsOfProject = (role: Role): readonly ListCall[] => {
  const about = ({ room: { project_id } }: Named) => ({ project_id });
  const versions = ({ room: { project_id: projectId } }: Named) => ({ projectId });
  const inRoom = ({ room }: Named) => room;
  return [
    ...rowsOf(role, 'GET /api/projects/project', [['project', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/activity', [['project, activity', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/results', [['project, versions', versions]]),
    ...rowsOf(role, 'GET /api/projects/project_card/improvements', [['project, sent back', about]]),
    ...rowsOf(role, 'GET /api/projects/project_card/comments', [['project, comments', inRoom]]),
    ...rowsOf(role, 'GET /api/projects/case/statements', [['project, statements', about]]),
    ...rowsOf(role, 'GET /api/conversations/messages', [['project, messages', inRoom]]),
  ];
};

/** What every role reads about itself. */
export const readsOfAnybody = (role: Role): readonly ListCall[] => [
  ...rowsOf(role, 'GET /api/counts', [['counts', {}]]),
  ...rowsOf(role, 'GET /api/notifications', [
    ['notifications', {}],
    ['notifications, unread', { unread: 1 }],
  ]),
  ...rowsOf(role, 'GET /api/auth/sessions', [['sessions', {}]]),
];
