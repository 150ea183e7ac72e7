import { CASE_OUTCOMES, OVERVIEW_SPANS } from '@metier/contract';
import { Panel, Typography, useFormats } from '@metier/shared-kit/ui';
import { filteredProjectsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { BarList } from './bar-list.tsx';
import { BarTable } from './bar-table.tsx';

/** How disputes ended; without `outcomes` while loading. */
export function CaseOutcomes({ outcomes }: { outcomes: Overview['outcomes'] | undefined }) {
  const t = useTexts();
  const { points } = useFormats();
  const title = t('overview.outcomes.title');
  const bars = CASE_OUTCOMES.map((outcome) => ({
    name: t(`projects.outcome.${outcome}`),
    count: outcomes && (outcomes.find((entry) => entry.outcome === outcome)?.count ?? 0),
    to: filteredProjectsPath({ case: outcome }),
  }));
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {t('overview.lastDays', { count: OVERVIEW_SPANS.outcomeDays })}
      </Typography>
      <BarList label={title} bars={bars} format={points} />
      <BarTable
        title={title}
        labelTitle={t('overview.outcomes.outcome')}
        format={points}
        labels={bars.map(({ name }) => name)}
        series={
          outcomes && [{ name: t('overview.outcomes.count'), values: bars.map(({ count = 0 }) => count) }]
        }
        to={(index) => (bars[index]?.count ? bars[index].to : undefined)}
      />
    </Panel>
  );
}
