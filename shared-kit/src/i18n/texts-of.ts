import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE } from '@metier/contract';
import { retriedTexts } from './retry-texts.ts';

type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Every key of a locale file, with dots; the plural forms of a text count as one key. */
export type KeyOf<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeyOf<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** Texts of a namespace with unchecked keys. Waits (Suspense) for texts that have not arrived; throws if they do not come. */
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
 * Hook that reads the texts of a namespace with checked keys. The page waits (Suspense) for a
 * namespace that has not arrived.
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
