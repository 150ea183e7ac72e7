import type { LedgerEvent, ProjectActivity } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import type { Db } from '../../../../api/src/platform/db/index.ts';

/** Number of events by project or user. */
export type EventCounts = readonly { readonly by: string | null; readonly times: number }[];

/** A call; with fields only if its body has them. */
interface Cause {
  readonly call: Call;
  readonly fields?: object;
}

/** The permanent rows that an acknowledged call about a project leaves. */
export interface Trace {
  readonly what: string;
  readonly causes: readonly Cause[];
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

/** Tables that keep one row for each call. */
type WrittenTable =
  | 'project_results'
  | 'project_improvements'
  | 'project_decisions'
  | 'invitations'
  | 'reviews';

const written =
  (table: WrittenTable) =>
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

const RESPONSE = 'POST /api/freelancer/take_project';

const trace = (what: string, left: Trace['left'], ...causes: readonly Cause[]): Trace => ({
  what,
  left,
  causes,
});

/** Must be stored exactly as often as acknowledged. */
export const TRACES: readonly Trace[] = [
  trace('invited', written('invitations'), { call: 'POST /api/customer/invite_freelancer' }),
  trace('responded', noted('responded'), { call: RESPONSE, fields: { take: 1 } }),
  trace('response withdrawn', noted('response_withdrawn'), { call: RESPONSE, fields: { take: 0 } }),
  trace(
    'assigned',
    noted('assigned'),
    { call: INVITED, fields: { take: 1 } },
    { call: 'POST /api/customer/executor' },
  ),
  trace('declined', noted('invitation_declined'), { call: INVITED, fields: { take: 0 } }),
  trace('started', noted('started'), { call: IMPLEMENT, fields: { status: 1 } }),
  trace('given back', noted('given_back'), { call: IMPLEMENT, fields: { status: 0 } }),
  trace('extended', noted('review_extended'), { call: 'POST /api/customer/extend_review' }),
  trace('delivered', written('project_results'), { call: 'POST /api/freelancer/result' }),
  trace('sent back', written('project_improvements'), { call: REVIEW, fields: { accept: 0 } }),
  trace('accepted', booked('accepted'), { call: REVIEW, fields: { accept: 1 } }),
  trace('refunded', noted('refunded', 'refund_requested'), { call: 'POST /api/customer/refund' }),
  trace('agreed', noted('refund_agreed'), { call: ANSWER, fields: { agree: 1 } }),
  trace('refused', noted('refund_refused'), { call: ANSWER, fields: { agree: 0 } }),
  trace('stated', stated, { call: 'POST /api/projects/case/statement' }),
  // In a decided case the same calls agree to the decision.
  trace('offered', noted('share_offered', 'decision_agreed'), { call: 'POST /api/projects/case/offer' }),
  trace('offer withdrawn', noted('offer_withdrawn', 'agreement_withdrawn'), {
    call: 'POST /api/projects/case/withdraw_offer',
  }),
  trace('offer accepted', noted('offer_accepted', 'both_agreed'), {
    call: 'POST /api/projects/case/accept_offer',
  }),
  trace('decided', written('project_decisions'), { call: 'POST /api/manager/cases/resolve' }),
  trace('appealed', noted('appealed'), { call: 'POST /api/projects/case/appeal' }),
  trace('reviewed', written('reviews'), { call: 'POST /api/reviews' }),
];

/** Projects that were refunded according to their activity feed. */
export const givenBack = noted('refunded', 'refund_agreed');
