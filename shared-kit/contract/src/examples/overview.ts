import type { Examples } from '../example.ts';
import type { overviewOperations } from '../operations/overview.ts';

export const overviewExamples: Examples<typeof overviewOperations> = {
  'GET /api/manager/overview': {
    reply: {
      held: { amount: 148_000, projects: 7 },
      in_payout: { amount: 5000, payouts: 2 },
      held_by_status: [
        { status: 'paid', amount: 37_000, projects: 2 },
        { status: 'checking', amount: 111_000, projects: 5 },
      ],
      to_pay_out: { amount: 2000, payouts: 1 },
      cases: [
        { case: 'disputed', age: 'day', count: 2 },
        { case: 'disputed', age: 'longer', count: 1 },
        { case: 'refund_requested', age: 'three_days', count: 1 },
      ],
      outcomes: [
        { outcome: 'customer', count: 1 },
        { outcome: 'split', count: 3 },
      ],
      new_projects: [
        { day: '2026-03-05', count: 4 },
        { day: '2026-03-06', count: 6 },
      ],
      first_responses: [
        { week: '2026-02-23', projects: 0, median_minutes: null },
        { week: '2026-03-02', projects: 9, median_minutes: 95 },
      ],
    },
  },
};
