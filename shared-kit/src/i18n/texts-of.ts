import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE } from '@metier/contract';
import { retriedTexts } from './retry-texts.ts';

type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Every key of a locale file, with dots; the plural forms of a text are one key. */
export type KeyOf<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeyOf<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** Texts of a namespace with unchecked keys. Suspends until they have loaded; throws if they fail. */
export function useTextsOf(namespace: string): Translate<string> {
  const { t } = useTranslation(namespace);
  const retry = retriedTexts(namespace);
  if (retry) use(retry);
  return useMemo(
    () =>
      (key, values = {}) =>
        t(key, { ...values, fallbackLng: FALLBACK_LANGUAGE }),
    [t],
  );
}

/**
 * Creates a hook for the texts of a namespace with checked keys. It suspends until they have loaded.
 *
 * @example
 * import type en from './locales/en.json';
 * export const useTexts = textsOf<typeof en>('customer');
 * const t = useTexts(); t('create.title')
 */
export function textsOf<Texts>(namespace: string): () => Translate<KeyOf<Texts>> {
  return function useTexts() {
    return useTextsOf(namespace);
  };
}
