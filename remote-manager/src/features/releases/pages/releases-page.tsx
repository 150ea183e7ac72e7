import { PageHeader } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import { useQueuePlace } from '../../../shared/queue/use-queue-place.ts';
import { useTexts } from '../../../texts.ts';
import { Apps } from '../components/apps.tsx';
import { History } from '../components/history.tsx';

const PARTS = ['apps', 'history'] as const;

/** Releases of all apps: live, canary, figures, history and rollback. */
export function Page() {
  const t = useTexts();
  const { part, show, page, turnTo } = useQueuePlace(PARTS);
  return (
    <>
      <PageHeader title={t('releases.title')} lead={t('releases.lead')} />
      <FilterTabs
        label={t('releases.title')}
        tabs={PARTS.map((value) => ({ value, text: t(`releases.part.${value}`) }))}
        value={part}
        onChange={show}
        sx={{ mb: 2.5 }}
      >
        {part === 'apps' ? <Apps /> : <History page={page} turnTo={turnTo} />}
      </FilterTabs>
    </>
  );
}
