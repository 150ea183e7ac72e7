import { nameOf } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useFormats } from '@metier/shared-kit/ui';
import { payoutsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Payout = Reply<'GET /api/manager/payouts'>['payouts'][number];

/** A part of all payouts: open ones by longest waiting, settled ones newest first. */
export const usePayouts = (...part: Parameters<typeof payoutsRead>) =>
  useApiRead(payoutsRead(...part), { keepPrevious: true });

/** Books the outcome of a manual payout, once; the freelancer is notified. The toast names what leaves the queue. */
export function useBook(done: 'paid' | 'failed', { funds, freelancer }: Payout) {
  const t = useTexts();
  const { money } = useFormats();
  return useApiMutation('POST /api/manager/payouts', {
    success: t(`payouts.done.${done}`, { amount: money(funds), name: nameOf(freelancer) }),
    invalidates: ['GET /api/manager/payouts', 'GET /api/manager/overview', 'GET /api/counts'],
  });
}
