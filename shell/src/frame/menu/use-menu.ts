import { PATHS } from '@metier/contract';
import { useLanguage } from '@metier/shared-kit/i18n';
import { menuFor, type MenuLink } from '@metier/shared-kit/registry';
import { useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { useRegistry } from '@metier/platform/federation';
import { useTexts } from '../../texts.ts';
import { currentEntry } from './current-entry.ts';

/** A link of the menu, and whether it is the current page's. */
type MenuEntry = Omit<MenuLink, 'order'> & { readonly current: boolean };

/** Menu entries of the signed-in user: those of the remotes in the registry, then the shell's help page. */
export function useMenu(): MenuEntry[] {
  const t = useTexts();
  const { language } = useLanguage();
  const role = useUser()?.role;
  const { pathname } = useLocation();
  const help = { path: PATHS.help, label: t('menu.help'), icon: 'help' } as const;
  const links = [...menuFor(useRegistry(), role, language), help];
  const current = currentEntry(
    links.map(({ path }) => path),
    pathname,
  );
  return links.map((link) => ({ ...link, current: link.path === current }));
}
