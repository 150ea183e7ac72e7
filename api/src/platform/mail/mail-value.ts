import type { MailName } from './mail.ts';
import { CURRENCY, type Cents, type Language, LOCALES, perLanguage } from '@metier/contract';

/** An amount of money, formatted in the reader's language. */
export interface MailAmount {
  readonly cents: Cents;
}

/** A moment, formatted in UTC, since the reader's time zone is unknown. */
export interface MailMoment {
  readonly moment: string;
}

/** The mails listed in a digest, each with its subject and link. */
export interface MailItems {
  readonly items: readonly { readonly template: MailName; readonly data: object }[];
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

// Formatters are cached: each takes about 10 KB outside of V8's heap, which is collected late.
const formatsIn = (region: string) => ({
  // As on the pages (`formats.ts`): Spanish would group from five digits on only.
  count: new Intl.NumberFormat(region, { useGrouping: 'always' }),
  money: new Intl.NumberFormat(region, { style: 'currency', currency: CURRENCY, useGrouping: 'always' }),
  moment: new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
});
const FORMATS = perLanguage((language) => formatsIn(LOCALES[language]));

/**
 * Formats a field of a mail's data in the reader's language.
 *
 * @example mailValue(9894, 'en') // '9,894'; mailValue({ cents: 9894 }, 'de') // '98,94 €'
 */
export function mailValue(value: unknown, language: Language): string {
  const { count, money, moment } = FORMATS[language];
  if (typeof value === 'number') return count.format(value);
  if (has(value, 'cents')) return money.format(Number(value.cents) / 100);
  if (has(value, 'moment')) return `${moment.format(new Date(String(value.moment)))} UTC`;
  return String(value);
}
