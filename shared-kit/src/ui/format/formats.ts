import {
  capitalised,
  CURRENCY,
  durationIn,
  isLanguage,
  LOCALES,
  type Cents,
  type Points,
} from '@metier/contract';
import { distanceIn } from './distance.ts';
import { readTypedNumber } from './typed-number.ts';
import { unbroken } from './unbroken.ts';

/** Number and date formats of one language. No line breaks within a date, or between a number and its unit. */
export interface Formats {
  /** `money(9894)` is `€98.94` in English. */
  money: (amount: Cents) => string;
  /** `wholeEuro(1200)` is `€1,200`, for scales. */
  wholeEuro: (euro: number) => string;
  /** `amount(9894)` is `98.94`, the format of inputs: without the currency. */
  amount: (amount: Cents) => string;
  /**
   * Parses: `cents('98.94')` and `cents('98,94')` are `9894` in every language; see `readTypedNumber`. Decimals and
   * the euro sign are optional.
   */
  cents: (typed: string) => Cents | undefined;
  /** `points(9894)` is `9,894`, without the word. */
  points: (points: Points) => string;
  /**
   * Parses: `wholeNumber('9,894')` is `9894` in English; `9.894` is ambiguous there and returns undefined. Group
   * separators are optional.
   */
  wholeNumber: (typed: string) => number | undefined;
  /** `pointsChange(9894)` is `+9,894`, `pointsChange(-50)` is `-50`. */
  pointsChange: (points: Points) => string;
  /** `month('2026-02')` is `Feb 2026`. */
  month: (month: string) => string;
  /** `decimal(3.24)` is `3.2`. */
  decimal: (value: number) => string;
  /** `hours(2.5)` is `2.5h`. */
  hours: (value: number) => string;
  /** `date('2026-02-14')` is `14 Feb 2026`. */
  date: (moment: string | Date) => string;
  /** `fullDate('2026-02-14T09:30:00Z')` is `Saturday 14 February 2026` in the local time zone. */
  fullDate: (moment: string | Date) => string;
  /** `dateTime('2026-02-14T09:30:00Z')` is `14 Feb 2026, 10:30` in the local time zone. */
  dateTime: (moment: string | Date) => string;
  /** `time('2026-02-14T13:05:00Z')` is `14:05` in the local time zone. */
  time: (moment: string | Date) => string;
  /** `relative(due, now)` is `in 3 days`, `tomorrow`, `2 hours ago`: calendar days, hours within a day. */
  relative: (moment: string | Date, now: Date) => string;
  /**
   * `duration(259_200)` is `72 hours`, `duration(604_800)` is `7 days`: up to three days in hours. Takes seconds,
   * like `DURATIONS`.
   */
  duration: (seconds: number) => string;
  /** `fileSize(48_213)` is `48 kB`, `fileSize(1_250_000)` is `1.3 MB`. Takes bytes. */
  fileSize: (bytes: number) => string;
  /** `percent(0.0233)` is `+2.33%`: a change. */
  percent: (share: number) => string;
  /** `languageName('de')` is `German`, in French `allemand`: within a sentence. */
  languageName: (code: string) => string;
  /** `languageTitle('de')` is `German`, in French `Allemand`: alone. */
  languageTitle: (code: string) => string;
  /** `share(0.25)` is `25%`: a part of a whole. */
  share: (part: number) => string;
}

const isDay = (moment: string | Date) => typeof moment === 'string' && moment.length === 10;

/** Creating an Intl formatter takes longer than a render that uses it, so each is created once, on first use. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const CURRENCY_SIGNS = new RegExp(`€|${CURRENCY}`, 'i');
const CENT_DIGITS = 2;

/** Parsers for numbers in any region's format. */
function readersOf(count: Intl.NumberFormat): Pick<Formats, 'wholeNumber' | 'cents'> {
  const group = count.formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? '';
  return {
    wholeNumber: (typed) => {
      const { whole, decimals } = readTypedNumber(typed, group) ?? {};
      return decimals === '' ? whole : undefined;
    },
    cents: (typed) => {
      const { whole = 0, decimals } = readTypedNumber(typed.replace(CURRENCY_SIGNS, ''), group) ?? {};
      if (decimals === undefined || decimals.length > CENT_DIGITS) return undefined;
      return whole * 100 + Number(decimals.padEnd(CENT_DIGITS, '0'));
    },
  };
}

function makeFormats(language: string): Formats {
  const region = isLanguage(language) ? LOCALES[language] : language;
  // Spanish would group from five digits on only, so that amounts in a column would not line up.
  const numbers = (options?: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(region, { useGrouping: 'always', ...options }));
  const moments = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(region, options));
  const money = numbers({ style: 'currency', currency: CURRENCY });
  const wholeEuro = numbers({ style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });
  const hours = numbers({ style: 'unit', unit: 'hour', unitDisplay: 'narrow', maximumFractionDigits: 1 });
  const count = numbers();
  const plain = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const change = numbers({ signDisplay: 'exceptZero' });
  const share = numbers({ style: 'percent' });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const size = (unit: string, digits: number, unitDisplay: 'short' | 'long' = 'short') =>
    numbers({ style: 'unit', unit, unitDisplay, maximumFractionDigits: digits });
  // The short form of English is "byte", also of many.
  const [byte, kilobyte, megabyte] = [size('byte', 0, 'long'), size('kilobyte', 0), size('megabyte', 1)];
  const month = moments({ month: 'short', year: 'numeric', timeZone: 'UTC' });
  // A date without a time is the same in every time zone; a moment is formatted in the local one.
  const day = moments({ dateStyle: 'medium', timeZone: 'UTC' });
  const dayHere = moments({ dateStyle: 'medium' });
  const fullDay = moments({ dateStyle: 'full' });
  const dateTime = moments({ dateStyle: 'medium', timeStyle: 'short' });
  const time = moments({ timeStyle: 'short' });
  const languages = once(() => new Intl.DisplayNames([region], { type: 'language' }));
  const distance = once(() => new Intl.RelativeTimeFormat(region, { numeric: 'auto' }));
  const readers = once(() => readersOf(count()));
  const lasting = durationIn(region);
  return {
    money: (amount) => money().format(amount / 100),
    wholeEuro: (euro) => wholeEuro().format(euro),
    amount: (amount) => plain().format(amount / 100),
    cents: (typed) => readers().cents(typed),
    points: (points) => count().format(points),
    wholeNumber: (typed) => readers().wholeNumber(typed),
    pointsChange: (points) => change().format(points),
    month: (value) => unbroken(month().format(new Date(value))),
    date: (moment) => unbroken((isDay(moment) ? day() : dayHere()).format(new Date(moment))),
    fullDate: (moment) => fullDay().format(new Date(moment)),
    dateTime: (moment) => unbroken(dateTime().format(new Date(moment))),
    time: (moment) => time().format(new Date(moment)),
    decimal: (value) => decimal().format(value),
    hours: (value) => hours().format(value),
    duration: (seconds) => unbroken(lasting(seconds)),
    fileSize: (bytes) => {
      if (bytes < 1_000) return unbroken(byte().format(bytes));
      // Would be rounded to 1,000 kB.
      return unbroken(
        bytes < 999_500 ? kilobyte().format(bytes / 1_000) : megabyte().format(bytes / 1_000_000),
      );
    },
    languageName: (code) => languages().of(code) ?? code,
    languageTitle: (code) => capitalised(languages().of(code) ?? code, region),
    percent: (value) => percent().format(value),
    share: (part) => share().format(part),
    relative: (moment, now) => unbroken(distanceIn(distance(), new Date(moment), now)),
  };
}

const known = new Map<string, Formats>();

/**
 * Formats of a language by Intl, cached: after a change of the time zone an open page uses the old one until it is
 * reloaded.
 *
 * @example formatsOf('de').money(9894) // '98,94 €'
 */
export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}
