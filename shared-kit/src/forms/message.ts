import type { KitKey, Translate, Values } from '../i18n/index.ts';

/** A validation message: a key of the kit's texts, with the values it names as a query string. */
export type Message = string;

/** Example: `message('validation.tooLong', { max: 120 }) // 'validation.tooLong?max=120'`. */
export function message(key: KitKey, values: Values = {}): Message {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${key}?${query}` : key;
}

/** Text of a message in the reader's language. */
export function messageText(t: Translate<KitKey>, told: Message): string {
  const [key = '', query = ''] = told.split('?');
  const { count, ...values } = Object.fromEntries(new URLSearchParams(query));
  // Messages come from `message` alone, so the key is one of the kit's. A plural form is chosen by a number.
  return t(key as KitKey, { ...values, ...(count === undefined ? {} : { count: Number(count) }) });
}
