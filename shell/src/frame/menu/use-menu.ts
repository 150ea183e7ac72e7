import { countsRead, PATHS } from '@metier/contract';
import { useLanguage } from '@metier/shared-kit/i18n';
import { useApiRead } from '@metier/shared-kit/query';
import { menuFor, type MenuLink } from '@metier/shared-kit/registry';
import { useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { usePageParent } from '@metier/shared-kit/state';
import { useRegistry } from '@metier/platform/federation';
import { useTexts } from '../../texts.ts';
import { currentEntry } from './current-entry.ts';

/** A link of the menu with its counter; `current` for the current page's. */
interface MenuEntry extends Pick<MenuLink, 'path' | 'label' | 'icon'> {
  readonly current: boolean;
  readonly waiting: number;
}

/** Menu entries of the signed-in user: those of the remotes in the registry, then the shell's help page. */
export function useMenu(): MenuEntry[] {
  const t = useTexts();
  const { language } = useLanguage();
  const role = useUser()?.role;
  const { pathname } = useLocation();
  const { data } = useApiRead(countsRead());
  const help = { path: PATHS.help, label: t('menu.help'), icon: 'help', count: undefined } as const;
  const links = [...menuFor(useRegistry(), role, language), help];
  const current = currentEntry(
    links.map(({ path }) => path),
    pathname,
    usePageParent(),
  );
  return links.map(({ path, label, icon, count }) => ({
    path,
    label,
    icon,
    current: path === current,
    waiting: (count && data?.counts[count]) ?? 0,
  }));
}
