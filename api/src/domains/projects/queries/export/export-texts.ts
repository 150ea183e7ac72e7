import { loadPerLanguage } from '@metier/contract';
import type en from './texts/en.json';

/** Words of the exported table, in every language. */
export const EXPORT_TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: ExportTexts })
      .default,
);
/** The words of one language. */
export type ExportTexts = typeof en;
