import { PageHeader } from '@metier/shared-kit/ui';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { REQUEST_STATES } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { RequestCard } from '../components/request-card.tsx';
import { useAnswering } from '../components/use-answering.tsx';
import { useRequests } from '../support.api.ts';

/** Support requests and their answers. Source: product.md §§5, 6. */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(REQUEST_STATES);
  const query = useRequests(place.part, place.page);
  const { answer, dialog } = useAnswering(query.data?.requests);
  return (
    <>
      <PageHeader title={t('support.title')} lead={t('support.lead')} />
      <QueueFrame
        label={t('support.title')}
        parts={REQUEST_STATES.map((value) => ({ value, text: t(`support.part.${value}`) }))}
        place={place}
        query={query}
      >
        {query.data?.requests.map((request) => (
          <RequestCard key={request.id} request={request} onAnswer={() => answer(request)} />
        ))}
        {query.data?.requests.length === 0 && (
          <EmptyQueue icon="support" title={t(`support.empty.${place.part}`)} />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
