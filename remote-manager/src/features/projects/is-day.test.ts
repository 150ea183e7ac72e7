import { expect, test } from '@jest/globals';
import { isDay } from './is-day.ts';

test.each(['2026-03-05', '2024-02-29', '1000-01-01'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

test.each(['2026-02-30', '2025-02-29', '2026-13-01', '0202-11-01', '2026-3-5', 'yesterday', ''])(
  '%j is none',
  (text) => expect(isDay(text)).toBe(false),
);
