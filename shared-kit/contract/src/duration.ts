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
  const tell = (count: number, unit: 'day' | 'hour' | 'minute') => {
    const format =
      formats.get(unit) ?? new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'long' });
    formats.set(unit, format);
    return format.format(count);
  };
  return (seconds) => {
    if (seconds > 3 * DAY) return tell(seconds / DAY, 'day');
    return seconds >= HOUR ? tell(seconds / HOUR, 'hour') : tell(seconds / MINUTE, 'minute');
  };
}
