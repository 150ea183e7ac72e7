import { LIMITS } from '@metier/contract';
import { useQueryText } from '@metier/shared-kit/router';
import { Box, PageHeader } from '@metier/shared-kit/ui';
import { SearchInput } from '@metier/shared-kit/ui/inputs';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { REQUEST_PARTS } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { RequestCard } from '../components/request-card.tsx';
import { useAnswering } from '../components/use-answering.tsx';
import { useRequests } from '../support.api.ts';

/** Support requests with their answers and replies. Source: product.md §§5, 6. */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(REQUEST_PARTS);
  const [search, find] = useQueryText('search', { replace: true });
  const query = useRequests(place.part, place.page, search);
  const { answer, dialog } = useAnswering(query.data?.requests);
  return (
    <>
      <PageHeader title={t('support.title')} lead={t('support.lead')} />
      <QueueFrame
        label={t('support.title')}
        parts={REQUEST_PARTS.map((value) => ({ value, text: t(`support.part.${value}`) }))}
        place={place}
        query={query}
        filter={
          <Box sx={{ maxWidth: 480 }}>
            <SearchInput
              label={t('support.search')}
              value={search}
              onSearch={find}
              maxLength={LIMITS.searchLength}
            />
          </Box>
        }
      >
        {query.data?.requests.map((request) => (
          <RequestCard key={request.id} request={request} onAnswer={() => answer(request)} />
        ))}
        {query.data?.requests.length === 0 && (
          <EmptyQueue
            icon="support"
            title={t(search ? 'support.empty.found' : `support.empty.${place.part}`)}
            showAll={search ? { to: place.unfiltered, text: t('support.empty.showAll') } : undefined}
          />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
