import { expect, test } from '@jest/globals';
import { missedTargets } from './targets.ts';

const speed = (perSecond: number) => ({ perSecond, p50: 1, p99: 2 });
const read = { name: 'read a project', bare: speed(20_000), memory: 150 };

test.each([
  [{ api: speed(4000), pgbench: speed(10_000), ...read }, []],
  [{ api: speed(4000), pgbench: undefined, ...read }, []],
  [
    { api: speed(3000), pgbench: speed(10_000), ...read },
    ['read a project: 0.30 of pgbench, at least 0.35 is asked for'],
  ],
  [
    { api: speed(2000), pgbench: undefined, ...read, memory: 300 },
    [
      'read a project: 2000 a second, 2642 is to be passed',
      'read a project: 300 MB, less than 300 is asked for',
    ],
  ],
])('%j misses %j', (measured, missed) => {
  expect(missedTargets(measured)).toEqual(missed);
});
