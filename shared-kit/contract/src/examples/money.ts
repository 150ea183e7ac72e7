import type { Examples } from '../example.ts';
import type { moneyOperations } from '../operations/money.ts';
import { BUDGET, DELIVERED_AT, FELIX, NAME, onePage, PROJECT, PROJECT_ID, sampleId } from './samples.ts';

export const moneyExamples: Examples<typeof moneyOperations> = {
  'POST /api/customer/pay': {
    body: { project_id: PROJECT_ID, payment_method: 'pm_card_ok' },
    reply: { project: PROJECT },
  },
  'GET /api/account/funds': {
    query: { user_id: FELIX.id },
    reply: {
      funds: 12_000,
      pending: BUDGET,
      held: 3500,
      in_payout: 5000,
      next_clearing: { amount: BUDGET, at: '2026-03-13T16:45:00.000Z' },
    },
  },
  'GET /api/account/clearing': {
    query: { user_id: FELIX.id },
    reply: {
      clearings: [
        { project: { id: PROJECT_ID, name: NAME }, amount: BUDGET, at: '2026-03-13T16:45:00.000Z' },
        { project: { id: sampleId(3), name: 'Menu of a café' }, amount: 3500, at: null },
      ],
      rest: { count: 0, amount: 0 },
    },
  },
  'GET /api/account/statement': {
    query: { from: '2026-03-01', to: '2026-03-31', format: 'pdf' },
    reply: new Uint8Array(),
  },
  'GET /api/account/ledger': {
    query: { figure: 'pending', page: 1 },
    reply: {
      rows: [
        {
          id: sampleId(1),
          event: 'accepted',
          figure: 'pending',
          amount: BUDGET,
          project: { id: PROJECT_ID, name: NAME, is_theirs: true },
          at: DELIVERED_AT,
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/account/earnings': { query: {}, reply: { months: [{ month: '2026-03', amount: BUDGET }] } },
  'GET /api/manager/ledger': {
    reply: {
      accounts: [
        { kind: 'psp_cash', balance: -BUDGET },
        { kind: 'hold', balance: BUDGET },
      ],
      total: 0,
      unbalanced_entries: 0,
    },
  },
  'POST /api/account/withdrawal': {
    body: { funds: 5000, payment_method: 'pm_card_ok' },
    reply: { funds: 7000 },
  },
  'GET /api/account/withdrawals': {
    query: { user_id: FELIX.id, page: 1 },
    reply: {
      withdrawals: [
        {
          id: sampleId(2),
          funds: 5000,
          state: 'in_payout',
          requested_at: DELIVERED_AT,
          accepted_at: DELIVERED_AT,
          expected_at: '2026-03-13T16:45:00.000Z',
          settled_at: null,
          reason: null,
        },
      ],
      ...onePage(1),
    },
  },
  'GET /api/manager/payouts': {
    query: { state: 'waiting', page: 1 },
    reply: {
      payouts: [
        {
          id: sampleId(2),
          freelancer: FELIX,
          email: 'felix@example.com',
          funds: 5000,
          state: 'requested',
          provider: 'stripe',
          by_hand: true,
          requested_at: DELIVERED_AT,
          accepted_at: null,
          expected_at: null,
          settled_at: null,
          settled_by: null,
          reason: null,
        },
      ],
      counts: { waiting: 1, open: 3, paid: 1_000, failed: 0 },
      ...onePage(1),
    },
  },
  'POST /api/manager/payouts': {
    body: { withdrawal_id: sampleId(2), outcome: 'failed', reason: 'account_closed' },
    reply: {},
  },
};
