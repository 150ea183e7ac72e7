import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { payoutsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Payout = Reply<'GET /api/manager/payouts'>['payouts'][number];

/** A part of all payouts: open ones by longest waiting, settled ones newest first. */
export const usePayouts = (...part: Parameters<typeof payoutsRead>) =>
  useApiRead(payoutsRead(...part), { keepPrevious: true });

/** Books the outcome of a manual payout, once; the freelancer is notified. */
export function useBook(done: 'paid' | 'failed') {
  const t = useTexts();
  return useApiMutation('POST /api/manager/payouts', {
    success: t(`payouts.done.${done}`),
    invalidates: ['GET /api/manager/payouts', 'GET /api/manager/overview', 'GET /api/counts'],
  });
}
