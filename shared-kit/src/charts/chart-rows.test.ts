import { expect, test } from '@jest/globals';
import { csvOf } from './chart-rows.ts';

test('the figures of a chart are a file that spreadsheets read', () => {
  const series = [
    { name: 'Live', values: [3, null] },
    { name: 'The "canary"', values: [0, 1.5] },
  ];
  expect(csvOf({ labels: ['10:00', '10:30'], series, title: 'Failures', labelTitle: 'Time' })).toBe(
    '"Time","Live","The ""canary"""\r\n"10:00","3","0"\r\n"10:30","","1.5"\r\n',
  );
});
