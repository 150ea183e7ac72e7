import { expect, test } from '@jest/globals';
import { clearingDays } from './clearing-days.ts';
import type { Clearing } from './finances.api.ts';

const clearing = (amount: number, at: string | null): Clearing => ({
  project: { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo' },
  amount,
  at,
});
const dayOf = (moment: string) => moment.slice(0, 'yyyy-MM-dd'.length);

test('what clears on one day is one row with its first moment and its sum; what is frozen has no day', () => {
  const [morning, evening, later, frozen] = [
    clearing(100, '2026-02-14T09:00:00Z'),
    clearing(50, '2026-02-14T20:00:00Z'),
    clearing(7, '2026-02-15T00:00:00Z'),
    clearing(30, null),
  ];
  expect(clearingDays([frozen, morning, evening, later], dayOf)).toEqual({
    days: [
      { day: '2026-02-14', at: morning.at, amount: 150, clearings: [morning, evening] },
      { day: '2026-02-15', at: later.at, amount: 7, clearings: [later] },
    ],
    frozen: [frozen],
    frozenAmount: 30,
  });
});
