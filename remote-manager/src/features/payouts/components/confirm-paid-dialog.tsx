import { nameOf } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useBook, type Payout } from '../payouts.api.ts';

/** Asks before a payout is booked as paid. */
export function ConfirmPaidDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useTexts();
  const { money } = useFormats();
  const paid = useBook('paid', payout);
  const { id, freelancer, funds } = payout;
  return (
    <ConfirmQuestion
      title={t('payouts.paidTitle', { amount: money(funds), name: nameOf(freelancer) })}
      text={t('payouts.paidText')}
      confirm={t('payouts.paid')}
      onConfirm={() => paid.mutateAsync({ body: { withdrawal_id: id, outcome: 'paid' } })}
      onClose={onClose}
    />
  );
}
