import { afterPaint } from '@metier/shared-kit/on-demand';
import { Box, Panel, Skeleton, Stack, Typography } from '@metier/shared-kit/ui';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../texts.ts';
import { hasValues, isCounted, type Measure } from '../figures.ts';
import type { Overview } from '../releases.api.ts';
import { CanaryFacts, LiveFacts } from './release-facts.tsx';
import { AppActions } from './app-actions.tsx';

const HEIGHT = 200;
const ReleaseChart = afterPaint(
  async () => (await import('./release-chart.tsx')).ReleaseChart,
  <Skeleton variant="rectangular" height={HEIGHT} />,
);

/** Held back releases accumulate, so only the newest are shown. */
const MAX_HELD = 3;

interface AppCardProps extends ComponentProps<typeof AppActions> {
  overview: Overview;
  measure: Measure;
}

/** An app: its live release and canary, their figures, and rollback. */
export function AppCard({ app, overview, measure, takeBack }: AppCardProps) {
  const t = useTexts();
  const { held } = app;
  return (
    <Panel title={app.app}>
      <Stack sx={{ gap: 2.5 }}>
        <LiveFacts app={app} />
        <CanaryFacts app={app} />
        {held.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('releases.held', { releases: held.slice(0, MAX_HELD).join(', ') })}
          </Typography>
        )}
        <Chart app={app} overview={overview} measure={measure} />
        <AppActions app={app} takeBack={takeBack} />
      </Stack>
    </Panel>
  );
}

function Chart({ app, overview, measure }: Omit<AppCardProps, 'takeBack'>) {
  const t = useTexts();
  const { live, canary } = app.counts;
  const name = t(`releases.measure.${measure}`);
  if (!hasValues(live, measure) && !hasValues(canary, measure)) {
    const counted = isCounted(live) || isCounted(canary);
    return (
      <Typography variant="body2" color="textSecondary">
        {counted ? t('releases.none', { measure: name }) : t('releases.nothingCounted')}
      </Typography>
    );
  }
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 550, mb: 1 }}>
        {name}
      </Typography>
      <ReleaseChart app={app} overview={overview} measure={measure} height={HEIGHT} />
    </Box>
  );
}
