import { expect, test } from '@jest/globals';
import { UseFigures } from './use-figures.ts';

const latency = (total: number) => ({ total, delay: 1, handlers: 2, paint: total - 3 });

test('INP is judged at the 75th percentile of a role, and each next page at its median', () => {
  const figures = new UseFigures();
  for (const total of [40, 48, 100, 400]) figures.add('customer', { name: 'press', latency: latency(total) });
  for (const nextPage of [300, 500, 900])
    figures.add('customer', { name: '/app/team, first', latency: latency(40), nextPage });
  expect(figures.missed).toEqual([]);
  for (const total of [104, 112, 120]) figures.add('customer', { name: 'press', latency: latency(total) });
  for (const nextPage of [800, 800])
    figures.add('customer', { name: '/app/team, first', latency: latency(40), nextPage });
  expect(figures.missed).toEqual([
    'customer: INP p75 104 ms, at most 100 is allowed',
    'customer: /app/team, first: next page after 800 ms, at most 500 is allowed',
  ]);
});

test('a step is a line of the table, with its median and its worst time', () => {
  const figures = new UseFigures();
  for (const nextPage of [300, 500, 900])
    figures.add('manager', { name: '/app/cases, first', latency: latency(nextPage / 10), nextPage });
  const [, row] = figures.report().split('\n');
  expect(row?.split(/\s{2,}/)).toEqual(['/app/cases, first', '50', '90', '1', '2', '47', '500', '900']);
  expect(figures.report()).toContain('Every target is met.');
});

test('a step that could not be done fails the run, once', () => {
  const figures = new UseFigures();
  for (const _ of [1, 2])
    figures.addFailed('manager', '/app/cases: decide', 'The button ^Decide is not in the page.');
  expect(figures.missed).toEqual([
    'manager: /app/cases: decide: not measured: The button ^Decide is not in the page.',
  ]);
});
