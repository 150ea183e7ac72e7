import { type Cents, type FundFigure, read } from '@metier/contract';
import { request, type Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { earningsRead, fundsRead, ofOwner, type Owner } from '../../reads.ts';

export type Months = Reply<'GET /api/account/earnings'>['months'];
export type Funds = Reply<'GET /api/account/funds'>;
export type Withdrawal = Reply<'GET /api/account/withdrawals'>['withdrawals'][number];
export type LedgerRow = Reply<'GET /api/account/ledger'>['rows'][number];

/** The figures of a freelancer's money, in cents. Source: product.md §3. */
export const useFunds = (owner: Owner) => useApiRead(fundsRead(owner));

/** Conversions and what became of each, newest first. */
export const useWithdrawals = (owner: Owner, page: number) =>
  useApiRead(read('GET /api/account/withdrawals', { query: { ...ofOwner(owner), page } }), {
    keepPrevious: true,
  });

/** Earned cents of each of the last twelve months, oldest first. */
export const useEarnings = (owner: Owner) => useApiRead(earningsRead(owner));

/** Rows behind one figure, or behind all of them. */
export const useLedger = (owner: Owner, figure: FundFigure | undefined, page: number) =>
  useApiRead(
    read('GET /api/account/ledger', { query: { ...ofOwner(owner), page, ...(figure ? { figure } : {}) } }),
    { keepPrevious: true },
  );

/** The action that a failure on the way to it is about. */
export const CONVERT = 'POST /api/account/withdrawal';

/** What a conversion changes. */
export const CONVERSION_READS = [
  'GET /api/account/funds',
  'GET /api/account/ledger',
  'GET /api/account/withdrawals',
] as const;

/** Converts points to money; of the card only the payment provider's token is sent. Its end tells {@link providersAnswer}. Source: seed.md §7, product.md §13. */
export const useConversion = () => useApiMutation(CONVERT, { invalidates: CONVERSION_READS });

const CHECK_MS = 500;
const MOST_CHECKS = 10;

/**
 * The newest conversion of an amount, once the provider has taken it on or refused it; undefined where that takes longer
 * than a person waits, or nobody can be asked: then the list of payouts tells it.
 */
export async function providersAnswer(funds: Cents): Promise<Withdrawal | undefined> {
  for (let checks = 0; checks < MOST_CHECKS; checks += 1) {
    const newest = await newestOf(funds);
    if (newest?.state !== 'requested') return newest;
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_MS);
    });
  }
  return undefined;
}

/** Nothing, too, where it cannot be read: the points have been converted all the same. */
async function newestOf(funds: Cents): Promise<Withdrawal | undefined> {
  const answer = await request('GET /api/account/withdrawals', { query: { page: 1 } }).catch(() => undefined);
  return answer?.withdrawals.find((withdrawal) => withdrawal.funds === funds);
}
