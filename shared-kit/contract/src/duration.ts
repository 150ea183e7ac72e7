const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a duration in a region's language, in its largest common unit; up to three days in hours. Takes seconds,
 * like `DURATIONS`.
 *
 * @example durationIn('de')(DURATIONS.review) // '7 Tage'
 */
export function durationIn(region: string): (seconds: number) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  const format = (count: number, unit: 'day' | 'hour' | 'minute') => {
    const numberFormat =
      formats.get(unit) ?? new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'long' });
    formats.set(unit, numberFormat);
    return numberFormat.format(count);
  };
  return (seconds) => {
    if (seconds > 3 * DAY) return format(seconds / DAY, 'day');
    return seconds >= HOUR ? format(seconds / HOUR, 'hour') : format(seconds / MINUTE, 'minute');
  };
}

/**
 * The moment some seconds after another; before it if they are negative.
 *
 * @example secondsAfter(now, -DURATIONS.messageEdit)
 */
export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);
