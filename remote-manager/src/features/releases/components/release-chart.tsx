import { SeriesChart } from '@metier/shared-kit/charts';
import { useFormats } from '@metier/shared-kit/ui';
import { historyPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import { isShare, type Measure, seriesOf } from '../figures.ts';
import type { Overview, ReleasedApp } from '../releases.api.ts';

interface ReleaseChartProps {
  app: ReleasedApp;
  overview: Pick<Overview, 'since' | 'interval_minutes' | 'intervals'>;
  measure: Measure;
  height: number;
}

const MINUTE_MS = 60_000;

/** A measure of the live release and the canary over the last 24 hours; a time leads to the changes made until then. */
export function ReleaseChart({
  app: { app, counts },
  overview: { since, interval_minutes, intervals },
  measure,
  height,
}: ReleaseChartProps) {
  const t = useTexts();
  const { time, points, share } = useFormats();
  const begin = Date.parse(since);
  const startOf = (interval: number) => new Date(begin + interval * interval_minutes * MINUTE_MS);
  const labels = Array.from({ length: intervals }, (_, interval) => time(startOf(interval)));
  const series = (['live', 'canary'] as const).flatMap((kind) => {
    const counted = counts[kind];
    const other = counts[kind === 'live' ? 'canary' : 'live'];
    return counted ? [{ name: t(`releases.kind.${kind}`), values: seriesOf(counted, measure, other) }] : [];
  });
  return (
    <SeriesChart
      labels={labels}
      series={series}
      title={`${app}: ${t(`releases.measure.${measure}`)}`}
      labelTitle={t('releases.time')}
      format={isShare(measure) ? share : points}
      height={height}
      to={(interval) => historyPath(app, startOf(interval + 1))}
      {...(isShare(measure) ? { max: 1 } : {})}
    />
  );
}
