import { OVERVIEW_SPANS } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { filteredProjectsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { ChartPanel } from './chart-panel.tsx';

/** Created projects per day; without `days` while loading. */
export function NewProjects({ days }: { days: Overview['new_projects'] | undefined }) {
  const t = useTexts();
  const { date, points } = useFormats();
  return (
    <ChartPanel
      title={t('overview.newProjects.title')}
      lead={t('overview.lastDays', { count: OVERVIEW_SPANS.newProjectDays })}
      labelTitle={t('overview.newProjects.day')}
      columns={days?.map(({ day, count }) => ({
        label: date(day),
        value: count,
        to: filteredProjectsPath({ from: day, to: day }),
      }))}
      format={points}
    />
  );
}
