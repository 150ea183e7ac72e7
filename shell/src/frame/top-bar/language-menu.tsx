import { isLanguage, languageName, LANGUAGES } from '@metier/contract';
import { useErrorText, useLanguage } from '@metier/shared-kit/i18n';
import { notify } from '@metier/shared-kit/notify';
import { useTexts } from '../../texts.ts';
import { ChoiceButton } from './choice-button.tsx';

/** Language menu; if the texts fail to load, it shows an error and keeps the language. */
export function LanguageMenu() {
  const t = useTexts();
  const textOf = useErrorText();
  const { language, changeLanguage } = useLanguage();
  return (
    <ChoiceButton
      icon="language"
      label={t('topBar.languageNow', { name: languageName(language) })}
      settings={[
        {
          choices: LANGUAGES.map((each) => ({ value: each, text: languageName(each) })),
          chosen: language,
          onChoose: (value) => {
            if (isLanguage(value)) changeLanguage(value).catch((error) => notify.error(textOf(error)));
          },
        },
      ]}
    />
  );
}
