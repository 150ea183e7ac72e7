import type { LedgerEvent, ProjectActivity } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import type { Db } from '../../../../api/src/platform/db/index.ts';

/** Number of events by project or user. */
export type EventCounts = readonly { readonly by: string | null; readonly times: number }[];

/** The permanent rows that an acknowledged call about a project leaves. */
export interface Trace {
  readonly what: string;
  readonly call: Call;
  /** Only calls whose body has these fields. */
  readonly fields?: object;
  /** Counts by project. */
  readonly left: (db: Db) => Promise<EventCounts>;
}

const noted =
  (...kinds: ProjectActivity[]) =>
  (db: Db): Promise<EventCounts> =>
    db
      .selectFrom('project_activities')
      .select(({ fn }) => ['project_id as by', fn.countAll<number>().as('times')])
      .where('what', 'in', kinds)
      .groupBy('project_id')
      .execute();

const written =
  (table: 'project_results' | 'project_improvements' | 'invitations') =>
  (db: Db): Promise<EventCounts> =>
    db
      .selectFrom(table)
      .select(({ fn }) => ['project_id as by', fn.countAll<number>().as('times')])
      .groupBy('project_id')
      .execute();

/** Number of ledger events by project. */
export const booked =
  (event: LedgerEvent) =>
  (db: Db): Promise<EventCounts> =>
    db
      .selectFrom('ledger_entries')
      .select(({ fn }) => ['project_id as by', fn.countAll<number>().as('times')])
      .where('event', '=', event)
      .groupBy('project_id')
      .execute();

const stated = (db: Db): Promise<EventCounts> =>
  db
    .selectFrom('messages')
    .select(({ fn }) => ['project_id as by', fn.countAll<number>().as('times')])
    .where('kind', '=', 'statement')
    .groupBy('project_id')
    .execute();

const IMPLEMENT = 'PUT /api/freelancers/projects/implementation';
const INVITED = 'POST /api/invitations/accept';
const REVIEW = 'POST /api/customer/acceptance';
const ANSWER = 'POST /api/freelancer/refund';

/** Must be stored exactly as often as acknowledged. */
export const TRACES: readonly Trace[] = [
  { what: 'invited', call: 'POST /api/customer/invite_freelancer', left: written('invitations') },
  { what: 'taken', call: INVITED, fields: { take: 1 }, left: noted('assigned') },
  { what: 'declined', call: INVITED, fields: { take: 0 }, left: noted('invitation_declined') },
  { what: 'started', call: IMPLEMENT, fields: { status: 1 }, left: noted('started') },
  { what: 'given back', call: IMPLEMENT, fields: { status: 0 }, left: noted('given_back') },
  { what: 'extended', call: 'POST /api/customer/extend_review', left: noted('review_extended') },
  { what: 'delivered', call: 'POST /api/freelancer/result', left: written('project_results') },
  { what: 'sent back', call: REVIEW, fields: { accept: 0 }, left: written('project_improvements') },
  { what: 'accepted', call: REVIEW, fields: { accept: 1 }, left: booked('accepted') },
  { what: 'refunded', call: 'POST /api/customer/refund', left: noted('refunded', 'refund_requested') },
  { what: 'agreed', call: ANSWER, fields: { agree: 1 }, left: noted('refund_agreed') },
  { what: 'refused', call: ANSWER, fields: { agree: 0 }, left: noted('refund_refused') },
  { what: 'stated', call: 'POST /api/projects/case/statement', left: stated },
  { what: 'offered', call: 'POST /api/projects/case/offer', left: noted('share_offered') },
];

/** Projects that were refunded according to their activity feed. */
export const givenBack = noted('refunded', 'refund_agreed');
