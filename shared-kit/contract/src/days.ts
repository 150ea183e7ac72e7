import type { Quantity } from './quantity.ts';

/** A number of days. */
export type Days = Quantity<'days'>;

const DAY_IN_MS = 86_400_000;

/** A calendar day as `yyyy-MM-dd`, in UTC. */
export type IsoDay = string;

/** The UTC day of a moment. Example: `dayOf(new Date('2026-01-31T23:00:00Z')) // '2026-01-31'`. */
export const dayOf = (moment: Date): IsoDay => moment.toISOString().slice(0, 10);

/**
 * The day a number of days after a moment. Example: `dayAfter(new Date('2026-01-31T23:00:00Z'), 1) // '2026-02-01'`.
 */
export const dayAfter = (moment: Date, days: Days): IsoDay =>
  dayOf(new Date(moment.getTime() + days * DAY_IN_MS));

/**
 * Whole days from a moment's day to a later day.
 *
 * @example daysUntil(new Date('2026-01-31T23:00:00Z'), '2026-02-14') // 14
 */
export const daysUntil = (moment: Date, day: IsoDay): Days =>
  Math.round((Date.parse(day) - Date.parse(dayOf(moment))) / DAY_IN_MS);
