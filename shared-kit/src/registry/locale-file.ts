import { FALLBACK_LANGUAGE } from '@metier/contract/languages';
import type { LocaleFiles } from './registry.ts';

/** The file with an app's texts in a language: the English one if it does not speak it. Source: seed.md §1. */
export function localeFileIn(locales: LocaleFiles, language: string): string | undefined {
  return locales[language] ?? locales[FALLBACK_LANGUAGE];
}
