import { loadPerLanguage } from '@metier/contract';
import type en from './texts/en.json';

/** Texts of the overrides page and of the mark on other pages. */
export const TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: typeof en })
      .default,
);
