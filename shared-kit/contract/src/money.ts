import type { Quantity } from './quantity.ts';

/** An amount of euro in whole cents. */
export type Cents = Quantity<'cents'>;

/** What a freelancer counts in: 1 point is 1 cent. Source: product.md §1. */
export type Points = Quantity<'points'>;

/** The product's only currency. */
export const CURRENCY = 'EUR';

/** Points that an amount is worth. Example: `pointsOf(6000) // 6000`. */
export const pointsOf = (amount: Cents): Points => amount as number;

/** Cents that points are worth. Example: `centsOf(50) // 50`. */
export const centsOf = (points: Points): Cents => points as number;

/**
 * The figures of a freelancer's money: convertible, not yet cleared, held by customers for them, and on its way to them.
 * Source: product.md §§3, 13.
 */
export const FUND_FIGURES = ['available', 'pending', 'held', 'in_payout'] as const;
export type FundFigure = (typeof FUND_FIGURES)[number];

/**
 * States of a conversion: asked for, taken on by the payment provider, and its two ends. What people pay out by hand
 * goes from `requested` to its end. Source: product.md §13.
 */
export const WITHDRAWAL_STATES = ['requested', 'in_payout', 'paid', 'failed'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Why a payout failed; the points are back then. Source: product.md §13. */
export const PAYOUT_FAILURES = ['declined', 'account_closed', 'wrong_details', 'other'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/** What a ledger entry is about; `settled` is a manager's decision of a case. Source: product.md §3. */
export const LEDGER_EVENTS = [
  'captured',
  'accepted',
  'settled',
  'cleared',
  'refund_decided',
  'refund_paid',
  'withdrawal_requested',
  'withdrawal_paid',
  'withdrawal_failed',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/**
 * What a row behind a figure tells: a ledger entry, or that a project became a freelancer's or no longer is, by which
 * no money moves but what is held for them does.
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
