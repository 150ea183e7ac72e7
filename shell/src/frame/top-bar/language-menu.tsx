import { isLanguage, LANGUAGES } from '@metier/shared-kit/contract';
import { useLanguage } from '@metier/shared-kit/i18n';
import { useTexts } from '../../texts.ts';
import { ChoiceButton } from './choice-button.tsx';

/** Changes the language of everything that is shown. */
export function LanguageMenu() {
  const t = useTexts();
  const { language, changeLanguage } = useLanguage();
  return (
    <ChoiceButton
      icon="language"
      label={t('topBar.languageNow', { name: t(`language.${language}`) })}
      choices={LANGUAGES.map((each) => ({ value: each, text: t(`language.${each}`) }))}
      chosen={language}
      onChoose={(value) => isLanguage(value) && void changeLanguage(value)}
    />
  );
}
