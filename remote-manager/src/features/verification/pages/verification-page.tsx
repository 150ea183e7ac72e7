import { VERIFICATION_PARTS } from '@metier/contract';
import { PageHeader } from '@metier/shared-kit/ui';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { useTexts } from '../../../texts.ts';
import { VerificationCard } from '../components/verification-card.tsx';
import { useReject } from '../components/use-reject.tsx';
import { useVerifications } from '../verification.api.ts';

/** Waiting verifications and past decisions. Source: product.md §5. */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(VERIFICATION_PARTS);
  const query = useVerifications(place.part, place.page);
  const { reject, dialog } = useReject(query.data?.verifications);
  return (
    <>
      <PageHeader title={t('verification.title')} lead={t('verification.lead')} />
      <QueueFrame
        label={t('verification.title')}
        parts={VERIFICATION_PARTS.map((value) => ({ value, text: t(`verification.part.${value}`) }))}
        place={place}
        query={query}
      >
        {query.data?.verifications.map((verification) => (
          <VerificationCard
            key={verification.freelancer.id}
            verification={verification}
            onReject={() => reject(verification)}
          />
        ))}
        {query.data?.verifications.length === 0 && (
          <EmptyQueue icon="verified" title={t(`verification.empty.${place.part}`)} />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
