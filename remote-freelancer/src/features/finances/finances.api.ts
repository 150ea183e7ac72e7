import type { FundFigure } from '@metier/shared-kit/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiQuery } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Funds = Reply<'GET /api/account/funds'>;
export type LedgerRow = Reply<'GET /api/account/ledger'>['rows'][number];

/** Whose figures are read: those of the signed-in freelancer, or those of the one a manager looks at. */
export type Owner = string | undefined;

const ofOwner = (owner: Owner) => (owner ? { user_id: owner } : {});

/** The three figures of a freelancer's money, in cents. Source: product.md §3. */
export const useFunds = (owner: Owner) => useApiQuery('GET /api/account/funds', { query: ofOwner(owner) });

/** Earned cents of each of the last twelve months, oldest first. */
export const useEarnings = (owner: Owner) =>
  useApiQuery('GET /api/account/earnings', { query: ofOwner(owner) });

/** Rows behind one figure, or behind all of them. */
export const useLedger = (owner: Owner, figure: FundFigure | undefined, page: number) =>
  useApiQuery(
    'GET /api/account/ledger',
    { query: { ...ofOwner(owner), page, ...(figure ? { figure } : {}) } },
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
