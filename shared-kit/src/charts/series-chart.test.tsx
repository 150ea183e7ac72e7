import { expect, test } from '@jest/globals';
import { renderPage, screen } from '../testing/index.ts';
import { SeriesChart } from './series-chart.tsx';

const show = (values: readonly number[]) =>
  renderPage(
    <SeriesChart
      labels={['Monday', 'Tuesday']}
      series={[{ name: 'Projects', values: [...values] }]}
      title="Projects by day"
      labelTitle="Day"
      format={String}
      height={200}
    />,
    { path: '/' },
  );

test('a chart without a value says so', async () => {
  await show([0, 0]);
  expect(screen.getByText('Nothing in this period')).toBeVisible();
});

test('a chart with one does not', async () => {
  await show([0, 1]);
  expect(screen.queryByText('Nothing in this period')).toBeNull();
});
