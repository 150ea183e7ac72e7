import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@metier/contract';
import { changeLanguage } from './i18n.ts';
import { KIT_NAMESPACE } from './kit-texts.ts';

/** The current language and a function to change it. */
export function useLanguage(): { language: Language; changeLanguage: typeof changeLanguage } {
  const { language } = useTranslation(KIT_NAMESPACE).i18n;
  return { language: isLanguage(language) ? language : FALLBACK_LANGUAGE, changeLanguage };
}
