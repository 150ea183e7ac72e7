import { DELIVERABLE_STATUSES } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { literals } from '../platform/db/index.ts';

/** The parts of a list's statement that concern projects which wait for the viewer. */
export interface Moves {
  /** Condition on a project `p`: `yourMove` of the life cycle is not null. */
  readonly isAwaited: RawBuilder<unknown>;
  /** Order by the deadline of the move; projects without one come last, the newest first. */
  readonly order: (table: 'p' | 'found') => RawBuilder<unknown>;
}

/**
 * The rule `yourMove` of the life cycle in SQL, for one side, so that a page of these projects needs no other rows.
 *
 * @example yourMoves('customer', now) // for a list of the customer's own projects
 */
export function yourMoves(side: 'customer' | 'freelancer', now: Date): Moves {
  const other = side === 'customer' ? 'freelancer' : 'customer';
  const isOffered = (row: RawBuilder<unknown>) =>
    sql`${row}.offer_by = ${other} and ${row}.offer_until > ${now}`;
  const p = sql.raw('p');
  return {
    isAwaited: sql`(
      p.case_state = 'none' and ${AWAITED_STEP[side]}
      ${side === 'freelancer' ? sql`or p.case_state = 'refund_requested'` : sql``}
      or p.case_state <> 'none' and ${isOffered(p)}
      or p.case_state = 'decided' and p.appeal_until > ${now} and (p.offer_until is null or p.offer_until <= ${now})
    )`,
    order: (table) => {
      const row = sql.raw(table);
      return sql`case
          when ${row}.case_state = 'refund_requested' and ${side} = 'freelancer' then ${row}.answer_by
          when ${row}.case_state <> 'none' and ${isOffered(row)} then ${row}.offer_until
          when ${row}.case_state = 'decided' then ${row}.appeal_until
          when ${row}.status = 'checking' then ${row}.review_until
          when ${row}.status = 'paid' and ${row}.freelancer_id is null then ${row}.executor_by
          when ${row}.status = 'paid' then ${row}.start_by
          when ${row}.status <> 'created' then ${row}.due_at
        end nulls last, ${row}.created_at desc, ${row}.id`;
    },
  };
}

/** What each side does without a case. */
const AWAITED_STEP = {
  customer: sql`(
    p.status = 'created' and p.payment_attempt_id is null
    or p.status = 'paid' and p.freelancer_id is null
    or p.status = 'checking'
  )`,
  freelancer: sql`p.status in (${literals(DELIVERABLE_STATUSES)})`,
} as const;
