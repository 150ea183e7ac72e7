import { loadPerLanguage } from '@metier/contract';
import type en from './texts/en.json';

/** Titles and descriptions of the pages of services, for previews of links. */
export const TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: typeof en })
      .default,
);
