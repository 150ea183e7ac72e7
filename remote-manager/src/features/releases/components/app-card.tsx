import { Alert, Box, Button, Icon, Panel, Skeleton, Stack, Typography } from '@metier/shared-kit/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.ts';
import { hasValues, isCounted, type Measure } from '../figures.ts';
import type { Overview, ReleasedApp } from '../releases.api.ts';
import { Faults } from './faults.tsx';
import { CanaryFacts, LiveFacts } from './release-facts.tsx';
import type { Step } from './use-take-back.tsx';

const ReleaseChart = lazy(async () => ({ default: (await import('./release-chart.tsx')).ReleaseChart }));
const HEIGHT = 200;
/** Held back releases accumulate, so only the newest are shown. */
const MAX_HELD = 3;

interface AppCardProps {
  app: ReleasedApp;
  overview: Overview;
  measure: Measure;
  takeBack: (step: Step, app: ReleasedApp) => void;
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
        <Actions app={app} takeBack={takeBack} />
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
      <Suspense fallback={<Skeleton variant="rectangular" height={HEIGHT} />}>
        <ReleaseChart app={app} overview={overview} measure={measure} height={HEIGHT} />
      </Suspense>
    </Box>
  );
}

function Actions({ app, takeBack }: Pick<AppCardProps, 'app' | 'takeBack'>) {
  const t = useTexts();
  const name = app.app;
  if (!app.canary && !app.rollback_to) {
    return (
      app.live && (
        <Typography variant="body2" color="textSecondary">
          {t(app.held.length > 0 ? 'releases.othersHeld' : 'releases.noWayBack')}
        </Typography>
      )
    );
  }
  const isRefused = app.rollback_faults.length > 0;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {isRefused && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {t('releases.rollBackRefused', { to: app.rollback_to ?? '' })}
          <Faults faults={app.rollback_faults} />
        </Alert>
      )}
      {app.canary && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="close" />}
          aria-label={t('releases.abortOf', { app: name })}
          onClick={() => takeBack('abort', app)}
        >
          {t('releases.abort')}
        </Button>
      )}
      {app.rollback_to && !isRefused && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="refunded" />}
          aria-label={t('releases.rollBackOf', { app: name })}
          onClick={() => takeBack('rollBack', app)}
        >
          {t('releases.rollBack')}
        </Button>
      )}
    </Stack>
  );
}
