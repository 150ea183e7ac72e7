import { loadPerLanguage } from '@metier/contract';
import type en from './texts/en.json';

/** The words of the overrides' page and of its mark in every other page. */
export const TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: typeof en })
      .default,
);
