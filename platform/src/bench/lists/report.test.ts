import { expect, test } from '@jest/globals';
import { listTableOf, missedTargets } from './report.ts';

const hundred = (from: number) => Array.from({ length: 100 }, (_, index) => from + index / 10);
const list = { role: 'manager', name: 'people', maxMs: 50 } as const;

test('the 95th percentile is judged, with one connection and with four', () => {
  expect(missedTargets({ ...list, alone: hundred(10), together: hundred(20) })).toEqual([]);
  expect(missedTargets({ ...list, alone: hundred(40.7), together: hundred(45) })).toEqual([
    'manager: people: p95 50.1 ms over one connection, at most 50 is allowed',
    'manager: people: p95 54.4 ms over 4 connections, at most 50 is allowed',
  ]);
});

test('a list is a line of the table', () => {
  const [, row] = listTableOf([{ ...list, alone: hundred(10), together: hundred(20) }]).split('\n');
  expect(row?.split(/\s{2,}/)).toEqual([
    'manager',
    'people',
    '14.9',
    '19.4',
    '19.8',
    '24.9',
    '29.4',
    '29.8',
    '<= 50',
  ]);
});
