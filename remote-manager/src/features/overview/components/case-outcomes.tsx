import { CASE_OUTCOMES, OVERVIEW_SPANS } from '@metier/contract';
import { Panel, Typography } from '@metier/shared-kit/ui';
import { filteredProjectsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { BarList } from './bar-list.tsx';

/** How disputes ended; without `outcomes` while loading. */
export function CaseOutcomes({ outcomes }: { outcomes: Overview['outcomes'] | undefined }) {
  const t = useTexts();
  return (
    <Panel title={t('overview.outcomes.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {t('overview.lastDays', { count: OVERVIEW_SPANS.outcomeDays })}
      </Typography>
      <BarList
        label={t('overview.outcomes.title')}
        bars={CASE_OUTCOMES.map((outcome) => ({
          name: t(`projects.outcome.${outcome}`),
          count: outcomes && (outcomes.find((entry) => entry.outcome === outcome)?.count ?? 0),
          to: filteredProjectsPath({ case: outcome }),
        }))}
      />
    </Panel>
  );
}
