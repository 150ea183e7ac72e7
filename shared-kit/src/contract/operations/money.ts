import Type from 'typebox';
import { FUND_FIGURES, LEDGER_ACCOUNTS, LEDGER_EVENTS } from '../money.ts';
import type { Operation } from '../operation.ts';
import { Project } from '../schemas/project.ts';
import { Amount, Closed, Id, Moment, Nullable, OneOf, PageNumber, Paging } from '../schemas/shared.ts';

/** What a ledger row did to one of the user's figures, in cents; negative where it went down. */
const LedgerRow = Closed({
  id: Id,
  event: OneOf(LEDGER_EVENTS),
  figure: OneOf(FUND_FIGURES),
  amount: Amount,
  project: Nullable(Closed({ id: Id, name: Type.String() })),
  at: Moment,
});

/** Whose figures: the own without it; those of any freelancer are for managers. Source: product.md §5. */
const OfFreelancer = { user_id: Type.Optional(Id) };

/** Calls that move or show money. Source: seed.md §7, product.md §3. */
export const moneyOperations = {
  'POST /api/customer/pay': {
    summary:
      'Pay a project with a token of the payment provider; the money is held until the work is accepted',
    access: ['customer'],
    body: Closed({ project_id: Id, payment_method: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: Closed({ project: Project }),
    errors: ['notFound', 'stateChanged', 'paymentDeclined', 'paymentPending'],
    idempotent: true,
  },
  'GET /api/account/funds': {
    summary: 'What a freelancer can convert, what clears soon, what customers hold for them',
    access: ['freelancer', 'manager'],
    query: Closed(OfFreelancer),
    reply: Closed({
      funds: Amount,
      pending: Amount,
      held: Amount,
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
    summary: 'Convert points to money: whole points, of which 1 is 1 cent',
    access: ['freelancer'],
    body: Closed({ funds: Amount }),
    reply: Closed({ funds: Amount }),
    errors: ['insufficientFunds', 'amountOutsideLimits'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
