import type { Cents, LedgerEvent } from '@metier/contract';

/**
 * Accounts of the ledger. Those of a project (`hold`) and of a freelancer (`pending`, `available`) have an owner and a
 * checked balance; the platform's own have neither. The order is the one in which balances are locked.
 */
export const ACCOUNT_KINDS = [
  'hold',
  'pending',
  'available',
  'platform_fee',
  'refund_payable',
  'payout',
  'psp_cash',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** An account: its kind and owner. */
export interface Account {
  readonly kind: AccountKind;
  /** Project of a hold, freelancer of pending and available; null for the platform. */
  readonly owner: string | null;
}

/** A posting of an entry: positive into the account, negative out of it. */
export interface Posting extends Account {
  readonly amount: Cents;
}

/** An event of a project or withdrawal with its postings, which sum to zero. */
export interface Entry {
  readonly event: LedgerEvent;
  readonly about: { readonly project: string } | { readonly withdrawal: string };
  readonly postings: readonly Posting[];
}

/** A movement of an amount from one account to another; debit and credit of product.md §3. */
export interface Move {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
}

/** Postings of some moves: one for each account whose balance changes, in lock order. */
export function postingsOf(moves: readonly Move[]): Posting[] {
  const changes = new Map<string, Posting>();
  const add = (account: Account, amount: Cents) => {
    const key = `${account.kind}:${account.owner}`;
    changes.set(key, { ...account, amount: (changes.get(key)?.amount ?? 0) + amount });
  };
  for (const { from, to, amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`${amount} is not a whole number of cents`);
    add(from, -amount);
    add(to, amount);
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0).toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ kind }: Account): number => ACCOUNT_KINDS.indexOf(kind);
