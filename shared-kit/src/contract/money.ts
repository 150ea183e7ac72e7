/** An amount of euro in whole cents. */
export type Cents = number;

/** What a freelancer counts in: 1 point is 1 cent. Source: product.md §1. */
export type Points = number;

/** The product's only currency. */
export const CURRENCY = 'EUR';

/** Points that an amount is worth. Example: `pointsOf(6000) // 6000`. */
export const pointsOf = (amount: Cents): Points => amount;

/** Cents that points are worth. Example: `centsOf(50) // 50`. */
export const centsOf = (points: Points): Cents => points;

/** Cents of a whole number of euro. Example: `centsOfEuro(60) // 6000`. */
export const centsOfEuro = (euro: number): Cents => euro * 100;

/** The figures of a freelancer's money: convertible, not yet cleared, and held by customers for them. Source: product.md §3. */
export const FUND_FIGURES = ['available', 'pending', 'held'] as const;
export type FundFigure = (typeof FUND_FIGURES)[number];

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
