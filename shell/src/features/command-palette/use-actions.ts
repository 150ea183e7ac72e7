import { languageName, LANGUAGES, PATHS } from '@metier/contract';
import { useErrorText, useLanguage } from '@metier/shared-kit/i18n';
import { notify } from '@metier/shared-kit/notify';
import { useNavigate } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { usePageCommands } from '@metier/shared-kit/state';
import { COLOR_MODES, DENSITIES, useColorMode, useDensity } from '@metier/shared-kit/ui';
import { useExit } from '../../frame/use-exit.ts';
import { useTexts } from '../../texts.ts';
import type { Command } from './commands.ts';

/** The steps that the open page offers. */
export function usePageSteps(): readonly Command[] {
  return usePageCommands().map(({ label, run }) => ({ id: `here-${label}`, label, icon: 'progress', run }));
}

/** What can be done from every page: create a project, change appearance, spacing and language, sign out. */
export function useActions(): readonly Command[] {
  const t = useTexts();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const exit = useExit();
  const { mode, setMode } = useColorMode();
  const { density, setDensity } = useDensity();
  const { language, changeLanguage } = useLanguage();
  const create: Command = {
    id: 'do-create',
    label: t('topBar.create'),
    icon: 'add',
    run: () => void navigate(PATHS.create),
  };
  return [
    ...(useUser()?.role === 'customer' ? [create] : []),
    ...COLOR_MODES.filter((each) => each !== mode).map((each) => ({
      id: `do-theme-${each}`,
      label: t('topBar.themeNow', { name: t(`theme.${each}`) }),
      icon: each,
      run: () => setMode(each),
    })),
    ...DENSITIES.filter((each) => each !== density).map((each) => ({
      id: `do-density-${each}`,
      label: t(`density.${each}`),
      icon: each,
      run: () => setDensity(each),
    })),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      id: `do-language-${each}`,
      label: t('topBar.languageNow', { name: languageName(each) }),
      icon: 'language' as const,
      run: () => void changeLanguage(each).catch((error: unknown) => notify.error(textOf(error as Error))),
    })),
    { id: 'do-exit', label: t('menu.exit'), icon: 'exit', run: exit },
  ];
}
