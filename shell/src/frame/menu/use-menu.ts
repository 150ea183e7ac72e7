import { PATHS } from '@metier/shared-kit/contract';
import { menuFor, type MenuLink } from '@metier/shared-kit/registry';
import { useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { useRegistry } from '../../federation/index.ts';
import { SHELL_NAMESPACE } from '../../texts.ts';
import { currentEntry } from './current-entry.ts';

/** Help is a screen of the shell's own and stands last in everybody's menu. */
const HELP: MenuLink = {
  app: SHELL_NAMESPACE,
  path: PATHS.help,
  label: 'menu.help',
  icon: 'help',
  order: Number.MAX_SAFE_INTEGER,
};

/** A link of the menu, and whether the page belongs to it. */
type MenuEntry = MenuLink & { readonly current: boolean };

/** The side menu of whoever is signed in: the remotes' entries out of the registry, then help. */
export function useMenu(): MenuEntry[] {
  const role = useUser()?.role;
  const { pathname } = useLocation();
  const links = [...menuFor(useRegistry(), role), HELP];
  const current = currentEntry(
    links.map(({ path }) => path),
    pathname,
  );
  return links.map((link) => ({ ...link, current: link.path === current }));
}
