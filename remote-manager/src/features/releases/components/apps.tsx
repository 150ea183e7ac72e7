import { isApiError } from '@metier/shared-kit/http';
import { useQueryChoice } from '@metier/shared-kit/router';
import { Box, EmptyState, ErrorState, PanelsSkeleton, Stack } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { MEASURES } from '../figures.ts';
import { useReleases } from '../releases.api.ts';
import { AppCard } from './app-card.tsx';
import { useTakeBack } from './use-take-back.tsx';

const [FIRST] = MEASURES;

/** All apps, with one measure of each as a chart. */
export function Apps() {
  const t = useTexts();
  const releases = useReleases();
  const [chosen, choose] = useQueryChoice('chart', MEASURES);
  const measure = chosen ?? FIRST;
  const { takeBack, dialog } = useTakeBack(releases.data?.apps);
  if (releases.isError) {
    if (isApiError(releases.error, 'releasesUnavailable')) return <Unavailable />;
    return <ErrorState framed error={releases.error} onRetry={() => void releases.refetch()} />;
  }
  const { data } = releases;
  if (data?.apps.length === 0) return <EmptyState icon="chart" title={t('releases.emptyHistory')} />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectInput
          label={t('releases.chart')}
          value={measure}
          options={MEASURES.map((value) => ({ value, text: t(`releases.measure.${value}`) }))}
          onChange={(value) => choose(value === FIRST ? undefined : value)}
        />
      </Box>
      {data ? (
        data.apps.map((app) => (
          <AppCard key={app.app} app={app} overview={data} measure={measure} takeBack={takeBack} />
        ))
      ) : (
        <PanelsSkeleton panels={3} />
      )}
      {dialog}
    </Stack>
  );
}

function Unavailable() {
  const t = useTexts();
  return (
    <EmptyState icon="offline" title={t('releases.unavailable.title')}>
      {t('releases.unavailable.text')}
    </EmptyState>
  );
}
