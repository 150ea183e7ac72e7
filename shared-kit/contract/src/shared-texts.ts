import { loadPerLanguage } from './languages.ts';
import type en from './locales/en.json';

/**
 * Texts that both API and browser show, in every language: names of services. The API reads them here; the browser
 * gets them in one language, with the kit's texts.
 *
 * @example SHARED_TEXTS.de.catalogue['20102'] // 'Visitenkarte'
 */
export const SHARED_TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./locales/${language}.json`, { with: { type: 'json' } })) as { default: SharedTexts })
      .default,
);
/** The texts of one language. */
export type SharedTexts = typeof en;
