import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { CASE_AGES, CASE_OUTCOMES } from '../overview.ts';
import { HELD_STATUSES, OPEN_CASES } from '../project-life.ts';
import { Amount, Closed, Day, Nullable, OneOf } from '../schemas/shared.ts';

const Count = Type.Integer({ minimum: 0 });

/** The figures of the managers' overview. Days and weeks are those of UTC. */
export const overviewOperations = {
  'GET /api/manager/overview': {
    summary: 'Held money, payouts, open cases by age, outcomes of cases, new projects and response times',
    access: ['manager'],
    reply: Closed({
      /** Money of paid projects that has not gone to anybody. */
      held: Closed({ amount: Amount, projects: Count }),
      /** Conversions that have not been paid out. */
      in_payout: Closed({ amount: Amount, payouts: Count }),
      /** The held money by status; without those in which there is none. */
      held_by_status: Type.Optional(
        Type.Array(Closed({ status: OneOf(HELD_STATUSES), amount: Amount, projects: Count })),
      ),
      /** Those of the conversions that a manager pays out. */
      to_pay_out: Type.Optional(Closed({ amount: Amount, payouts: Count })),
      /** Open cases by kind and age; without those of which there are none. */
      cases: Type.Array(Closed({ case: OneOf(OPEN_CASES), age: OneOf(CASE_AGES), count: Count })),
      /** Cases that ended in the last 90 days, by outcome; without those of which there are none. */
      outcomes: Type.Array(Closed({ outcome: OneOf(CASE_OUTCOMES), count: Count })),
      /** Created projects of each of the last 30 days, oldest first. */
      new_projects: Type.Array(Closed({ day: Day, count: Count })),
      /**
       * By the Monday of each of the last 8 weeks, oldest first: that week's created projects with a response, and the
       * median of the minutes from payment to the first response; null without any.
       */
      first_responses: Type.Array(
        Closed({ week: Day, projects: Count, median_minutes: Nullable(Type.Integer()) }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
