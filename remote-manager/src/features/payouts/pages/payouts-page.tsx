import { PAYOUT_PARTS } from '@metier/contract';
import { PageHeader } from '@metier/shared-kit/ui';
import { payoutsPath } from '../../../paths.ts';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { useTexts } from '../../../texts.ts';
import { PayoutRow } from '../components/payout-row.tsx';
import { PayoutRowsSkeleton } from '../components/payout-rows-skeleton.tsx';
import { useBooking } from '../components/use-booking.tsx';
import { usePayouts } from '../payouts.api.ts';

/** Payouts to be made manually, all that are under way, and the settled ones. */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(PAYOUT_PARTS);
  const query = usePayouts(place.part, place.page);
  const underWay = { to: payoutsPath('open'), text: t('payouts.empty.showAll') };
  const { book, dialog } = useBooking(query.data?.payouts);
  return (
    <>
      <PageHeader title={t('payouts.title')} lead={t('payouts.lead')} />
      <QueueFrame
        label={t('payouts.title')}
        parts={PAYOUT_PARTS.map((value) => ({ value, text: t(`payouts.part.${value}`) }))}
        place={place}
        query={query}
        skeleton={<PayoutRowsSkeleton />}
      >
        {query.data?.payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} onBook={book} />
        ))}
        {query.data?.payouts.length === 0 && (
          <EmptyQueue
            icon="wallet"
            title={t(`payouts.empty.${place.part}`)}
            showAll={place.part === 'open' ? undefined : underWay}
          />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
