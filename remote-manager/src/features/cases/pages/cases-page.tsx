import { CASE_AGES } from '@metier/contract';
import { useQueryChoice } from '@metier/shared-kit/router';
import { PageHeader } from '@metier/shared-kit/ui';
import { useDecide } from '../components/use-decide.tsx';
import { EmptyQueue } from '../../../shared/queue/empty-queue.tsx';
import { QueueFrame } from '../../../shared/queue/queue-frame.tsx';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { CASE_KINDS } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useCases } from '../cases.api.ts';
import { AgeFilter } from '../components/age-filter.tsx';
import { CaseCard } from '../components/case-card.tsx';

/**
 * Disputes to decide, refund requests that wait for freelancers, and decisions open to appeal. Source: product.md §5.
 */
export function Page() {
  const t = useTexts();
  const place = useQueuePlace(CASE_KINDS);
  const [age, ofAge] = useQueryChoice('age', CASE_AGES);
  const query = useCases(place.part, place.page, age);
  const { decide, dialog } = useDecide();
  return (
    <>
      <PageHeader title={t('cases.title')} lead={t('cases.lead')} />
      <QueueFrame
        label={t('cases.title')}
        parts={CASE_KINDS.map((value) => ({ value, text: t(`cases.part.${value}`) }))}
        place={place}
        query={query}
        filter={<AgeFilter age={age} onChange={ofAge} />}
      >
        {query.data?.cases.map((entry) => (
          <CaseCard key={entry.project.id} entry={entry} onDecide={decide} />
        ))}
        {query.data?.cases.length === 0 && (
          <EmptyQueue
            icon="cases"
            title={age ? t('cases.empty.ofAge') : t(`cases.empty.${place.part}.title`)}
            text={age ? undefined : t(`cases.empty.${place.part}.text`)}
          />
        )}
      </QueueFrame>
      {dialog}
    </>
  );
}
