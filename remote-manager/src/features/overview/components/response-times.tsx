import { OVERVIEW_SPANS } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { filteredProjectsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { ChartPanel } from './chart-panel.tsx';

const MINUTES_OF_HOUR = 60;
const DAY_MS = 86_400_000;

/** The seventh day of a week that begins with a day. Example: `sundayOf('2026-03-02') // '2026-03-08'`. */
const sundayOf = (monday: string) => new Date(Date.parse(monday) + 6 * DAY_MS).toISOString().slice(0, 10);

/** Median hours from payment to the first response, by the week of creation; without `weeks` while loading. */
export function ResponseTimes({ weeks }: { weeks: Overview['first_responses'] | undefined }) {
  const t = useTexts();
  const { date, decimal, hours } = useFormats();
  return (
    <ChartPanel
      title={t('overview.responses.title')}
      lead={t('overview.responses.lead', { count: OVERVIEW_SPANS.responseWeeks })}
      labelTitle={t('overview.responses.week')}
      columns={weeks?.map(({ week, median_minutes }) => ({
        label: date(week),
        value: median_minutes === null ? null : median_minutes / MINUTES_OF_HOUR,
        to: filteredProjectsPath({ from: week, to: sundayOf(week), responded: '1' }),
      }))}
      format={decimal}
      formatScale={hours}
    />
  );
}
