import { COLOR_MODES, DENSITIES, useColorMode, useDensity } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ChoiceButton } from './choice-button.tsx';

/** Light, dark, or the device's setting; and how close the rows of lists are. */
export function ThemeMenu() {
  const t = useTexts();
  const { mode, setMode } = useColorMode();
  const { density, setDensity } = useDensity();
  return (
    <ChoiceButton
      icon={mode}
      label={t('topBar.themeNow', { name: t(`theme.${mode}`) })}
      settings={[
        {
          choices: COLOR_MODES.map((each) => ({ value: each, text: t(`theme.${each}`), icon: each })),
          chosen: mode,
          onChoose: (value) => {
            const chosen = COLOR_MODES.find((each) => each === value);
            if (chosen) setMode(chosen);
          },
        },
        {
          choices: DENSITIES.map((each) => ({ value: each, text: t(`density.${each}`), icon: each })),
          chosen: density,
          onChoose: (value) => {
            const chosen = DENSITIES.find((each) => each === value);
            if (chosen) setDensity(chosen);
          },
        },
      ]}
    />
  );
}
