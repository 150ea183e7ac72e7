import Type from 'typebox';
import {
  FUND_EVENTS,
  FUND_FIGURES,
  LEDGER_ACCOUNTS,
  PAYMENT_PROVIDERS,
  PAYOUT_FAILURES,
  PAYOUT_PARTS,
  STATEMENT_FORMATS,
  WITHDRAWAL_STATES,
} from '../money.ts';
import type { Operation } from '../operation.ts';
import { PATTERNS } from '../patterns.ts';
import { Project } from '../schemas/project.ts';
import {
  Amount,
  BoundedPaging,
  Closed,
  Counts,
  Csv,
  Day,
  Done,
  Id,
  Moment,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  Pdf,
  Person,
} from '../schemas/shared.ts';

/** How a ledger row changed one of the user's balances, in cents; negative for a decrease. */
const LedgerRow = Closed({
  id: Id,
  event: OneOf(FUND_EVENTS),
  figure: OneOf(FUND_FIGURES),
  amount: Amount,
  /** `is_theirs` is false if the freelancer no longer has the project and so cannot open its page. */
  project: Nullable(Closed({ id: Id, name: Type.String(), is_theirs: Type.Boolean() })),
  at: Moment,
});

/** Pending earnings of a project. */
const Clearing = Closed({
  project: Closed({ id: Id, name: Type.String() }),
  amount: Amount,
  /** When they become available; null while a case about the project is open, which freezes them. */
  at: Nullable(Moment),
});

/** The payment provider's token for a card. */
const PaymentMethod = Type.String({ minLength: 1, maxLength: 200 });

/** A conversion of points and its state. Source: product.md §13. */
const Withdrawal = Closed({
  id: Id,
  funds: Amount,
  state: OneOf(WITHDRAWAL_STATES),
  requested_at: Moment,
  /** When the provider accepted it; null before, for manual payouts, and for those from before this was recorded. */
  accepted_at: Nullable(Moment),
  /** When the provider expects the money to arrive; null once it has, or if the provider gives no date. */
  expected_at: Nullable(Moment),
  /** When it was paid out or failed. */
  settled_at: Nullable(Moment),
  /** Why it failed. */
  reason: Nullable(OneOf(PAYOUT_FAILURES)),
});

/** A conversion as managers see it. */
const Payout = Closed({
  ...Withdrawal.properties,
  freelancer: Person,
  /** Where the freelancer is asked for the account: no card or bank account is stored. */
  email: Type.String(),
  /** Null until the background job has handed the payout to the provider. */
  provider: Nullable(OneOf(PAYMENT_PROVIDERS)),
  /** True if the provider leaves it to a manager; false if it settles the payout itself. */
  by_hand: Type.Boolean(),
  /** The manager who booked the outcome; null for the provider and the command line. */
  settled_by: Nullable(Person),
});

/** A month of UTC: `2026-02`. */
const Month = Type.String({ pattern: PATTERNS.month.source });

/** Whose balances: the caller's by default; managers can name any freelancer. Source: product.md §5. */
const OfFreelancer = { user_id: Type.Optional(Id) };

const PAYOUT_OUTCOMES = ['paid', 'failed'] as const;

/** Calls that move or show money. Source: seed.md §7, product.md §3. */
export const moneyOperations = {
  'POST /api/customer/pay': {
    summary:
      'Pay a project with a token of the payment provider; the money is held until the work is accepted',
    access: ['customer'],
    body: Closed({
      project_id: Id,
      payment_method: PaymentMethod,
      /** The price shown to the payer; a different one is refused and nothing is charged. */
      budget: Type.Optional(Amount),
    }),
    reply: Closed({ project: Project }),
    errors: ['notFound', 'stateChanged', 'priceDiffers', 'paymentDeclined', 'paymentPending'],
    idempotent: true,
  },
  'GET /api/account/funds': {
    summary: "A freelancer's balances: available, pending, held by customers, and in payout",
    access: ['freelancer', 'manager'],
    query: Closed(OfFreelancer),
    reply: Closed({
      funds: Amount,
      pending: Amount,
      held: Amount,
      in_payout: Amount,
      next_clearing: Nullable(Closed({ amount: Amount, at: Moment })),
    }),
    errors: ['notFound'],
  },
  'GET /api/account/clearing': {
    summary:
      'When pending earnings become available, by project: first those of open cases, which are frozen, then the earliest',
    access: ['freelancer', 'manager'],
    query: Closed(OfFreelancer),
    reply: Closed({
      clearings: Type.Array(Clearing),
      /** Those that are not listed. All amounts add up to the pending balance. */
      rest: Closed({ count: Type.Integer(), amount: Amount }),
    }),
    errors: ['notFound'],
  },
  'GET /api/account/statement': {
    summary:
      'Statement of the available balance over some days of UTC, both included: opening balance, entries, closing balance',
    access: ['freelancer', 'manager'],
    query: Closed({ ...OfFreelancer, from: Day, to: Day, format: OneOf(STATEMENT_FORMATS) }),
    reply: Type.Union([Pdf, Csv]),
    errors: ['notFound'],
  },
  'GET /api/account/ledger': {
    summary:
      "The ledger rows behind a freelancer's balances, or behind one of them, or behind the earnings of a month, newest first",
    access: ['freelancer', 'manager'],
    query: Closed({
      ...OfFreelancer,
      figure: Type.Optional(OneOf(FUND_FIGURES)),
      month: Type.Optional(Month),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ rows: Type.Array(LedgerRow), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/account/earnings': {
    summary: 'Earned cents of each of the last twelve months, oldest first',
    access: ['freelancer', 'manager'],
    query: Closed(OfFreelancer),
    reply: Closed({ months: Type.Array(Closed({ month: Type.String(), amount: Amount })) }),
    errors: ['notFound'],
  },
  'GET /api/manager/ledger': {
    summary: 'Balance per account type over all users; a consistent ledger sums to zero',
    access: ['manager'],
    reply: Closed({
      accounts: Type.Array(Closed({ kind: OneOf(LEDGER_ACCOUNTS), balance: Amount })),
      total: Amount,
      /** Entries whose postings do not sum to zero. */
      unbalanced_entries: Type.Integer(),
    }),
    errors: [],
  },
  'POST /api/account/withdrawal': {
    summary:
      'Convert whole points to money (1 point is 1 cent), paid out to the card behind the provider’s token',
    access: ['freelancer'],
    body: Closed({ funds: Amount, payment_method: Type.Optional(PaymentMethod) }),
    reply: Closed({ funds: Amount }),
    errors: ['insufficientFunds', 'amountOutsideLimits'],
    idempotent: true,
  },
  'GET /api/account/withdrawals': {
    summary: "A freelancer's conversions with their states, newest first",
    access: ['freelancer', 'manager'],
    query: Closed({ ...OfFreelancer, page: Type.Optional(PageNumber) }),
    reply: Closed({ withdrawals: Type.Array(Withdrawal), ...Paging }),
    errors: ['notFound'],
  },
  'GET /api/manager/payouts': {
    summary:
      'Conversions of all freelancers: those under way (without `state`, or of these only those to be made manually), the longest waiting first; or settled ones, newest first',
    access: ['manager'],
    query: Closed({ state: Type.Optional(OneOf(PAYOUT_PARTS)), page: Type.Optional(PageNumber) }),
    reply: Closed({
      payouts: Type.Array(Payout),
      counts: Type.Optional(Counts(PAYOUT_PARTS)),
      ...BoundedPaging,
    }),
    errors: [],
  },
  'POST /api/manager/payouts': {
    summary:
      'Book the outcome of a manual payout, once, a failure with its reason; the freelancer is notified, and gets the points back if it failed',
    access: ['manager'],
    body: Closed({
      withdrawal_id: Id,
      outcome: OneOf(PAYOUT_OUTCOMES),
      reason: Type.Optional(OneOf(PAYOUT_FAILURES)),
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
