import type { Language } from './languages.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

/**
 * The texts that API and browser both show, in every language: names of services. The API reads them here; to the browser
 * they come in one language, with the kit's texts.
 *
 * @example SHARED_TEXTS.de.catalogue['20102'] // 'Visitenkarte'
 */
export const SHARED_TEXTS = { en, de } satisfies Record<Language, typeof en>;
/** The texts of one language. */
export type SharedTexts = typeof en;
