import type { FundFigure } from '@metier/shared-kit/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiQuery } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Funds = Reply<'GET /api/account/funds'>;
export type LedgerRow = Reply<'GET /api/account/ledger'>['rows'][number];

/** The three figures of the own money, in cents. Source: product.md §3. */
export const useFunds = () => useApiQuery('GET /api/account/funds');

/** Earned cents of each of the last twelve months, oldest first. */
export const useEarnings = () => useApiQuery('GET /api/account/earnings');

/** Rows behind one figure, or behind all of them. */
export const useLedger = (figure: FundFigure | undefined, page: number) =>
  useApiQuery(
    'GET /api/account/ledger',
    { query: { page, ...(figure ? { figure } : {}) } },
    { keepPrevious: true },
  );

/** Converts points to money; the card is the payment provider's business and no part of this call. Source: seed.md §7. */
export function useConversion() {
  const t = useTexts();
  return useApiMutation('POST /api/account/withdrawal', {
    success: t('finances.convert.done'),
    outdates: ['GET /api/account/funds', 'GET /api/account/ledger'],
  });
}
