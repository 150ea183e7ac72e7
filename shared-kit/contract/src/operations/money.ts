import Type from 'typebox';
import { FUND_EVENTS, FUND_FIGURES, LEDGER_ACCOUNTS, PAYOUT_FAILURES, WITHDRAWAL_STATES } from '../money.ts';
import type { Operation } from '../operation.ts';
import { Project } from '../schemas/project.ts';
import { Amount, Closed, Id, Moment, Nullable, OneOf, PageNumber, Paging } from '../schemas/shared.ts';

/** What a ledger row did to one of the user's figures, in cents; negative where it went down. */
const LedgerRow = Closed({
  id: Id,
  event: OneOf(FUND_EVENTS),
  figure: OneOf(FUND_FIGURES),
  amount: Amount,
  /** Its page is not open to a freelancer who no longer has it. */
  project: Nullable(Closed({ id: Id, name: Type.String(), is_theirs: Type.Boolean() })),
  at: Moment,
});

/** A token of the payment provider, which stands for a card. */
const PaymentMethod = Type.String({ minLength: 1, maxLength: 200 });

/** A conversion of points to money and what became of it. Source: product.md §13. */
const Withdrawal = Closed({
  id: Id,
  funds: Amount,
  state: OneOf(WITHDRAWAL_STATES),
  requested_at: Moment,
  /** When the provider says that the money will have arrived; null once it has, and where the provider does not say. */
  expected_at: Nullable(Moment),
  /** When it was paid out or failed. */
  settled_at: Nullable(Moment),
  /** Why it failed. */
  reason: Nullable(OneOf(PAYOUT_FAILURES)),
});

/** Whose figures: the own without it; those of any freelancer are for managers. Source: product.md §5. */
const OfFreelancer = { user_id: Type.Optional(Id) };

/** Calls that move or show money. Source: seed.md §7, product.md §3. */
export const moneyOperations = {
  'POST /api/customer/pay': {
    summary:
      'Pay a project with a token of the payment provider; the money is held until the work is accepted',
    access: ['customer'],
    body: Closed({
      project_id: Id,
      payment_method: PaymentMethod,
      /** The price that the payer was shown; another one is refused and nothing is charged. */
      budget: Type.Optional(Amount),
    }),
    reply: Closed({ project: Project }),
    errors: ['notFound', 'stateChanged', 'priceDiffers', 'paymentDeclined', 'paymentPending'],
    idempotent: true,
  },
  'GET /api/account/funds': {
    summary:
      'What a freelancer can convert, what clears soon, what customers hold for them, what is being paid out',
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
  'GET /api/account/ledger': {
    summary: 'The rows behind the figures of a freelancer, or behind one of them, newest first',
    access: ['freelancer', 'manager'],
    query: Closed({
      ...OfFreelancer,
      figure: Type.Optional(OneOf(FUND_FIGURES)),
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
    summary: 'What stands on each kind of account, over all users; the total of a sound ledger is zero',
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
      'Convert points to money: whole points, of which 1 is 1 cent, paid out to the card of a provider’s token',
    access: ['freelancer'],
    body: Closed({ funds: Amount, payment_method: Type.Optional(PaymentMethod) }),
    reply: Closed({ funds: Amount }),
    errors: ['insufficientFunds', 'amountOutsideLimits'],
    idempotent: true,
  },
  'GET /api/account/withdrawals': {
    summary: 'Conversions of a freelancer and what became of each, newest first',
    access: ['freelancer', 'manager'],
    query: Closed({ ...OfFreelancer, page: Type.Optional(PageNumber) }),
    reply: Closed({ withdrawals: Type.Array(Withdrawal), ...Paging }),
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
