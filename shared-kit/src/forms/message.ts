import type { KitKey, Translate, Values } from '../i18n/index.ts';

/** A validation message: a key of the kit's texts, with its values as a query string. */
export type Message = string;

/** Example: `message('validation.tooLong', { max: 120 }) // 'validation.tooLong?max=120'`. */
export function message(key: KitKey, values: Values = {}): Message {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${key}?${query}` : key;
}

/** Translates a message. */
export function messageText(t: Translate<KitKey>, source: Message): string {
  const [key = '', query = ''] = source.split('?');
  const { count, ...values } = Object.fromEntries(new URLSearchParams(query));
  // Messages are built only by `message`, so the key is valid. Plural forms need a number.
  return t(key as KitKey, { ...values, ...(count === undefined ? {} : { count: Number(count) }) });
}
