import { pointsOf } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useWithdrawals } from '../finances.api.ts';

/** The next payout and its expected date. */
export function InPayoutNote({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { points, dateTime } = useFormats();
  const { data } = useWithdrawals(owner);
  const open = data?.withdrawals.filter(({ settled_at }) => settled_at === null) ?? [];
  const next = open.findLast(({ expected_at }) => expected_at !== null);
  if (next?.expected_at) {
    return t('finances.figure.in_payout.expected', {
      count: next.funds,
      points: points(pointsOf(next.funds)),
      at: dateTime(next.expected_at),
    });
  }
  return t(open.length > 0 ? 'finances.figure.in_payout.byHand' : 'finances.figure.in_payout.none');
}
