import type { Quantity } from './quantity.ts';

/** An amount of euro in whole cents. */
export type Cents = Quantity<'cents'>;

/** The freelancer's unit: 1 point is 1 cent. Source: product.md §1. */
export type Points = Quantity<'points'>;

/** The product's only currency. */
export const CURRENCY = 'EUR';

/** Converts cents to points. Example: `pointsOf(6000) // 6000`. */
export const pointsOf = (amount: Cents): Points => amount as number;

/** Converts points to cents. Example: `centsOf(50) // 50`. */
export const centsOf = (points: Points): Cents => points as number;

/**
 * A freelancer's balances: convertible, not yet cleared, held by customers, and being paid out. Source: product.md
 * §§3, 13.
 */
export const FUND_FIGURES = ['available', 'pending', 'held', 'in_payout'] as const;
export type FundFigure = (typeof FUND_FIGURES)[number];

/** What a project's customer has paid, and where that is now; the others sum to `captured`. Source: product.md §3. */
export const PROJECT_FIGURES = ['captured', 'held', 'pending', 'available', 'fee', 'refunded'] as const;
export type ProjectFigure = (typeof PROJECT_FIGURES)[number];

/**
 * States of a conversion: requested, accepted by the provider, paid, failed. Manual payouts skip `in_payout`. Source:
 * product.md §13.
 */
export const WITHDRAWAL_STATES = ['requested', 'in_payout', 'paid', 'failed'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Why a payout failed; the points are returned. Source: product.md §13. */
export const PAYOUT_FAILURES = ['declined', 'account_closed', 'wrong_details', 'other'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/** The payment providers. */
export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Parts of the managers' list of payouts: those to be made manually, all that are under way (which includes them), and
 * the settled ones by outcome.
 */
export const PAYOUT_PARTS = ['waiting', 'open', 'paid', 'failed'] as const;
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

/** What changes an available balance. */
export type StatementEvent = Extract<
  LedgerEvent,
  'cleared' | 'settled' | 'withdrawal_requested' | 'withdrawal_failed'
>;

/** Files of an account's statement. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/**
 * Types of ledger entries that change a figure of a project; `settled` is a manager's decision of a case. Source:
 * product.md §3.
 */
export const PROJECT_LEDGER_EVENTS = [
  'captured',
  'accepted',
  'settled',
  'cleared',
  'refund_decided',
] as const;
export type ProjectLedgerEvent = (typeof PROJECT_LEDGER_EVENTS)[number];

/** Types of ledger entries. Source: product.md §3. */
export const LEDGER_EVENTS = [
  ...PROJECT_LEDGER_EVENTS,
  'refund_paid',
  'withdrawal_requested',
  'withdrawal_paid',
  'withdrawal_failed',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/**
 * Types of rows behind a balance: ledger entries, and the assignment of a project or its end, which move no money but
 * change what is held for the freelancer.
 */
export const FUND_EVENTS = ['assigned', 'unassigned', ...LEDGER_EVENTS] as const;
export type FundEvent = (typeof FUND_EVENTS)[number];

/** Every kind of account in the ledger. Source: product.md §3. */
export const LEDGER_ACCOUNTS = [
  'psp_cash',
  'hold',
  'pending',
  'available',
  'platform_fee',
  'refund_payable',
  'payout',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
