import { COLOR_MODES, useColorMode } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ChoiceButton } from './choice-button.tsx';

/** Light, dark, or the device's setting. */
export function ThemeMenu() {
  const t = useTexts();
  const { mode, setMode } = useColorMode();
  return (
    <ChoiceButton
      icon={mode}
      label={t('topBar.themeNow', { name: t(`theme.${mode}`) })}
      choices={COLOR_MODES.map((each) => ({ value: each, text: t(`theme.${each}`), icon: each }))}
      chosen={mode}
      onChoose={(value) => {
        const chosen = COLOR_MODES.find((each) => each === value);
        if (chosen) setMode(chosen);
      }}
    />
  );
}
