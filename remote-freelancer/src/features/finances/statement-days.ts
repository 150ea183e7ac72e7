import { dayOf, type IsoDay } from '@metier/contract';

/** First and last day. */
export interface Days {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

const startOfMonth = (now: Date, before: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1));

/** This month and those before it, in UTC, the latest first. Example: `monthsUntil(now, 2) // ['2026-02', '2026-01']`. */
export const monthsUntil = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, before) => dayOf(startOfMonth(now, before)).slice(0, 'yyyy-MM'.length));

/** All days of a month. Example: `daysOfMonth('2026-02') // { from: '2026-02-01', to: '2026-02-28' }`. */
export const daysOfMonth = (month: string): Days => ({
  from: `${month}-01`,
  to: dayOf(new Date(startOfMonth(new Date(month), -1).getTime() - 1)),
});
