import { dayOf, type IsoDay } from '@metier/contract';

/**
 * True for an existing day from the year 1000 on; browsers report `0002-11-01` while a year is typed.
 *
 * @example isDay('2026-02-30') // false
 */
export const isDay = (text: string): text is IsoDay =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text;
