import { expect, test } from '@jest/globals';
import { missedTargets, verdictOf } from './targets.ts';

const speed = (perSecond: number) => ({ perSecond, p50: 1, p99: 2 });
const read = { name: 'read a project', bare: speed(4500), roundTrips: 2, memory: 150 };

test.each([
  [{ ...read, api: speed(4000), pgbench: 5000 }, []],
  [{ ...read, api: speed(4000), pgbench: undefined }, []],
  [
    { ...read, api: speed(3000), pgbench: 10_000 },
    [
      'read a project: 0.30 of pgbench, target at least 0.70',
      'read a project: 0.67 of a bare route, target at least 0.80',
    ],
  ],
  [
    { ...read, api: speed(2000), pgbench: undefined, bare: speed(2000), memory: 300 },
    ['read a project: 2000 a second, target above 2642', 'read a project: 300 MB, target below 300'],
  ],
  [
    { ...read, name: 'accept', api: speed(700), pgbench: undefined, bare: speed(700), roundTrips: 9 },
    ['accept: 9 round trips, target at most 8'],
  ],
])('%j misses %j', (measured, missed) => {
  expect(missedTargets(measured)).toEqual(missed);
});

test('targets that were not measured are not called met', () => {
  const good = { ...read, api: speed(4000), pgbench: 5000 };
  expect(verdictOf([good])).toBe('Every target is met.');
  expect(verdictOf([good, { ...read, name: 'pay', api: speed(4000), pgbench: undefined }])).toBe(
    'Every other target is met.\nNot measured, without pgbench: the ratio to it of pay.',
  );
  expect(verdictOf([{ ...good, memory: 300 }])).toBe('Missed:\nread a project: 300 MB, target below 300');
});
