import { expect, test } from '@jest/globals';
import { tableOf } from './chart-rows.ts';

test('the figures of a chart are a table, in which a missing value is empty', () => {
  const series = [
    { name: 'Live', values: [3, null] },
    { name: 'Canary', values: [0, 1.5] },
  ];
  expect(tableOf({ labels: ['10:00', '10:30'], series, title: 'Failures', labelTitle: 'Time' })).toEqual([
    ['Time', 'Live', 'Canary'],
    ['10:00', 3, 0],
    ['10:30', '', 1.5],
  ]);
});

test('dates have plain spaces in a file', () => {
  const series = [{ name: 'Paid', values: [3] }];
  const rows = { labels: ['Feb\u00A02026'], series, title: 'Spending', labelTitle: 'Month' };
  expect(tableOf(rows)[1]).toEqual(['Feb 2026', 3]);
});
