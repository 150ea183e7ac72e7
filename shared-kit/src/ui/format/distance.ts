const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Days since 1970 of a moment's calendar day in the local time zone. */
const calendarDay = (moment: Date) =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / (DAY_MINUTES * MINUTE_MS);

/**
 * Formats the distance to a moment: calendar days in the local time zone, so that "tomorrow" is the next day; hours
 * and minutes within a day.
 *
 * @example
 * const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
 * distanceIn(words, new Date(2026, 10, 23, 6, 56), new Date(2026, 10, 21, 8)) // 'in 2 days'
 */
export function distanceIn(words: Intl.RelativeTimeFormat, moment: Date, now: Date): string {
  const minutes = Math.round((moment.getTime() - now.getTime()) / MINUTE_MS);
  if (Math.abs(minutes) >= DAY_MINUTES) return words.format(calendarDay(moment) - calendarDay(now), 'day');
  const hours = Math.trunc(minutes / HOUR_MINUTES);
  if (hours !== 0) return words.format(hours, 'hour');
  return minutes === 0 ? words.format(0, 'second') : words.format(minutes, 'minute');
}
