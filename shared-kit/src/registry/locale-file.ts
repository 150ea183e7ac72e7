import { FALLBACK_LANGUAGE } from '@metier/contract/languages';
import type { LocaleFiles } from './registry.ts';

/** The file with an app's texts in a language, or the English one if the app has none. Source: seed.md §1. */
export function localeFileIn(locales: LocaleFiles, language: string): string | undefined {
  return locales[language] ?? locales[FALLBACK_LANGUAGE];
}
