import { CURRENCY, durationIn, type Cents, type Points } from '../../contract/index.ts';
import { distanceIn } from './distance.ts';

/** How one language writes money, points, counts and moments. */
export interface Formats {
  /** `money(9894)` is `€98.94` in English. */
  money: (amount: Cents) => string;
  /** `amount(9894)` is `98.94`, as it is typed into a field: without the currency. */
  amount: (amount: Cents) => string;
  /** `cents('98.94')` is `9894` in English, where `98,94` is none: undefined. Groups, cents and the currency's sign may be left out. */
  cents: (typed: string) => Cents | undefined;
  /** `points(9894)` is `9,894`, without the word. */
  points: (points: Points) => string;
  /** `wholeNumber('9,894')` is `9894` in English, where `9.894` is none: undefined. Groups may be left out. */
  wholeNumber: (typed: string) => number | undefined;
  /** `pointsChange(9894)` is `+9,894`, `pointsChange(-50)` is `-50`. */
  pointsChange: (points: Points) => string;
  /** `month('2026-02')` is `Feb 26`. */
  month: (month: string) => string;
  /** `decimal(3.24)` is `3.2`. */
  decimal: (value: number) => string;
  /** `date('2026-02-14')` is `14 Feb 2026`. */
  date: (moment: string | Date) => string;
  /** `dateTime('2026-02-14T09:30:00Z')` is `14 Feb 2026, 10:30` where the reader is. */
  dateTime: (moment: string | Date) => string;
  /** `relative(due, now)` is `in 3 days`, `tomorrow`, `2 hours ago`: days by the calendar, less than a day by the hour. */
  relative: (moment: string | Date, now: Date) => string;
  /** `duration(259_200)` is `72 hours`, `duration(604_800)` is `7 days`: up to three days by the hour. Takes seconds, as `DURATIONS` has them. */
  duration: (seconds: number) => string;
  /** `percent(0.0233)` is `+2.33%`: a change. */
  percent: (share: number) => string;
  /** `share(0.25)` is `25%`: a part of a whole. */
  share: (part: number) => string;
}

/** A day without a time names the same day everywhere; a moment is told in the reader's own zone. */
const zoneOf = (moment: string | Date) =>
  typeof moment === 'string' && moment.length === 10 ? { timeZone: 'UTC' } : {};

const regionOf = (language: string) => (language === 'en' ? 'en-GB' : language);

const moneyFormatOf = (region: string) =>
  new Intl.NumberFormat(region, { style: 'currency', currency: CURRENCY });

/** Reads numbers as a region writes them: digits alone, or in its groups of three, and cents behind its decimal sign. */
function readersOf(region: string): Pick<Formats, 'wholeNumber' | 'cents'> {
  const parts = moneyFormatOf(region).formatToParts(10_000.5);
  const signOf = (sign: 'group' | 'decimal' | 'currency') =>
    parts.find(({ type }) => type === sign)?.value ?? '';
  const whole = `(?:\\d+|\\d{1,3}(?:[${signOf('group')}\\s]\\d{3})+)`;
  const number = new RegExp(`^${whole}$`);
  const currency = `[\\s${signOf('currency')}]*`;
  const amount = new RegExp(
    `^${currency}(?<euro>${whole})(?:[${signOf('decimal')}](?<part>\\d{1,2}))?${currency}$`,
  );
  const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));
  return {
    wholeNumber: (typed) => (number.test(typed.trim()) ? digits(typed) : undefined),
    cents: (typed) => {
      const { euro, part = '' } = amount.exec(typed.trim())?.groups ?? {};
      return euro === undefined ? undefined : digits(euro) * 100 + Number(part.padEnd(2, '0'));
    },
  };
}

/** Formats of a language by Intl. Example: `formatsOf('de').money(9894) // '98,94 €'`. */
export function formatsOf(language: string): Formats {
  const region = regionOf(language);
  const money = moneyFormatOf(region);
  const count = new Intl.NumberFormat(region);
  const plain = new Intl.NumberFormat(region, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimal = new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(region, { signDisplay: 'exceptZero' });
  const share = new Intl.NumberFormat(region, { style: 'percent' });
  const percent = new Intl.NumberFormat(region, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const distance = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  return {
    money: (amount) => money.format(amount / 100),
    amount: (amount) => plain.format(amount / 100),
    points: (points) => count.format(points),
    ...readersOf(region),
    pointsChange: (points) => change.format(points),
    month: (month) =>
      new Intl.DateTimeFormat(region, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
        new Date(month),
      ),
    date: (moment) =>
      new Intl.DateTimeFormat(region, { dateStyle: 'medium', ...zoneOf(moment) }).format(new Date(moment)),
    dateTime: (moment) =>
      new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)),
    decimal: (value) => decimal.format(value),
    duration: durationIn(region),
    percent: (value) => percent.format(value),
    share: (part) => share.format(part),
    relative: (moment, now) => distanceIn(distance, new Date(moment), now),
  };
}
