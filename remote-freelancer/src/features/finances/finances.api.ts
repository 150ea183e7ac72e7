import type { Cents } from '@metier/contract';
import { isApiError, request, type Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead, useSaveFile } from '@metier/shared-kit/query';
import { sleep } from '@metier/shared-kit/timing';
import {
  clearingRead,
  earningsRead,
  fundsRead,
  ledgerRead,
  type LedgerFilter,
  type Owner,
  withdrawalsRead,
} from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Months = Reply<'GET /api/account/earnings'>['months'];
export type Funds = Reply<'GET /api/account/funds'>;
export type Withdrawal = Reply<'GET /api/account/withdrawals'>['withdrawals'][number];
export type Clearings = Reply<'GET /api/account/clearing'>;
export type Clearing = Clearings['clearings'][number];
export type LedgerRow = Reply<'GET /api/account/ledger'>['rows'][number];

/** A freelancer's balances, in cents. Source: product.md §3. */
export const useFunds = (owner: Owner) => useApiRead(fundsRead(owner));

/** When pending earnings become available, by project. */
export const useClearings = (owner: Owner) => useApiRead(clearingRead(owner));

/** Saves the statement of some days as a file. */
export function useSaveStatement() {
  const t = useTexts();
  return useSaveFile('GET /api/account/statement', (error) =>
    t(isApiError(error, 'invalidInput') ? 'finances.statement.tooLong' : 'finances.statement.failed'),
  );
}

/** Conversions with their states, newest first. */
export const useWithdrawals = (owner: Owner, page = 1) =>
  useApiRead(withdrawalsRead(owner, page), { keepPrevious: true });

/** Earned cents of each of the last twelve months, oldest first. */
export const useEarnings = (owner: Owner) => useApiRead(earningsRead(owner));

/** Ledger rows behind a balance or a month's earnings, or all. */
export const useLedger = (owner: Owner, filter: LedgerFilter, page: number) =>
  useApiRead(ledgerRead(owner, filter, page), { keepPrevious: true });

/** Key of error toasts about the conversion. */
export const CONVERT = 'POST /api/account/withdrawal';

/** Reads that a conversion invalidates. */
export const CONVERSION_READS = [
  'GET /api/account/funds',
  'GET /api/account/ledger',
  'GET /api/account/withdrawals',
] as const;

/**
 * Converts points to money with a token of the card. The outcome comes from {@link providerDecision}. Source: seed.md
 * §7, product.md §13.
 */
export const useConversion = () => useApiMutation(CONVERT, { invalidates: CONVERSION_READS });

const CHECK_MS = 500;
const MAX_CHECKS = 10;

/**
 * The newest conversion of an amount, once the provider has accepted or refused it; undefined if that takes too long
 * or cannot be read: the list of payouts then shows the outcome.
 */
export async function providerDecision(funds: Cents): Promise<Withdrawal | undefined> {
  for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
    const newest = await newestOf(funds);
    if (newest?.state !== 'requested') return newest;
    await sleep(CHECK_MS);
  }
  return undefined;
}

/** Undefined if it cannot be read, since the conversion has succeeded regardless. */
async function newestOf(funds: Cents): Promise<Withdrawal | undefined> {
  const answer = await request('GET /api/account/withdrawals', { query: { page: 1 } }).catch(() => undefined);
  return answer?.withdrawals.find((withdrawal) => withdrawal.funds === funds);
}
