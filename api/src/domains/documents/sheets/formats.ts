import { CURRENCY, type Cents, type Language, LOCALES, perLanguage } from '@metier/contract';

/** Formats of amounts and dates in a language. */
export interface Formats {
  /** Example: `98,94 €`. */
  readonly money: (amount: Cents) => string;
  /** Example: `9.894`. */
  readonly count: (number: number) => string;
  /** A factor of the price, given in ten-thousandths. Example: `× 1,1631`. */
  readonly factor: (tenThousandths: number) => string;
  /** The day of a moment, in UTC. Example: `5. Januar 2026`. */
  readonly day: (moment: Date | string) => string;
  /** The day of a moment, in UTC, for tables. Example: `05.01.2026`. */
  readonly shortDay: (moment: Date | string) => string;
}

function formatsIn(locale: string): Formats {
  // As on the pages: Spanish would group from five digits on only.
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    useGrouping: 'always',
  });
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 4 });
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money: (amount) => money.format(amount / 100),
    count: (number) => count.format(number),
    factor: (tenThousandths) => `× ${factor.format(tenThousandths / 10_000)}`,
    day: (moment) => day.format(new Date(moment)),
    shortDay: (moment) => shortDay.format(new Date(moment)),
  };
}

// Created once: formatters are expensive and use memory outside of V8's heap.
const FORMATS = perLanguage((language) => formatsIn(LOCALES[language]));

/** Example: `formatsOf('de').money(9894) // '98,94 €'`. */
export const formatsOf = (language: Language): Formats => FORMATS[language];
