import { PageHeader } from '@metier/shared-kit/ui';
import { useDecide } from '../components/use-decide.tsx';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { CASE_KINDS } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useCases } from '../cases.api.ts';
import { CaseFilters } from '../components/case-filters.tsx';
import { CaseCard } from '../components/case-card.tsx';
import { useCaseFilter } from '../use-case-filter.ts';

/**
 * Disputes to decide, refund requests that wait for freelancers, and decisions open to appeal. Source: product.md §5.
 */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(CASE_KINDS);
  const filter = useCaseFilter(place.part);
  const query = useCases(place.part, place.page, filter.query);
  const isFiltered = Object.keys(filter.query).length > 0;
  const { decide, dialog } = useDecide();
  return (
    <>
      <PageHeader title={t('cases.title')} lead={t('cases.lead')} />
      <QueueFrame
        label={t('cases.title')}
        parts={CASE_KINDS.map((value) => ({ value, text: t(`cases.part.${value}`) }))}
        place={place}
        query={query}
        filter={<CaseFilters filter={filter} />}
      >
        {query.data?.cases.map((entry) => (
          <CaseCard key={entry.project.id} entry={entry} onDecide={decide} />
        ))}
        {query.data?.cases.length === 0 && (
          <EmptyQueue
            icon="cases"
            title={t(isFiltered ? 'cases.empty.filtered' : `cases.empty.${place.part}.title`)}
            text={isFiltered ? undefined : t(`cases.empty.${place.part}.text`)}
            showAll={isFiltered ? { to: place.unfiltered, text: t('cases.empty.showAll') } : undefined}
          />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
