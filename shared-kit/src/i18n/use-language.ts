import { useSyncExternalStore } from 'react';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../contract/index.ts';
import { changeLanguage } from './i18n.ts';
import { i18n } from './texts-store.ts';

function subscribe(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

const current = (): Language => (isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE);

/** The reader's language and how to change it. */
export function useLanguage(): { language: Language; changeLanguage: typeof changeLanguage } {
  return { language: useSyncExternalStore(subscribe, current), changeLanguage };
}
