import { PATHS } from '@metier/shared-kit/contract';
import { menuFor, type MenuLink } from '@metier/shared-kit/registry';
import { useUser } from '@metier/shared-kit/session';
import { useRegistry } from '../../federation/index.ts';
import { SHELL_NAMESPACE } from '../../texts.ts';

/** Help is a screen of the shell's own and stands last in everybody's menu. */
const HELP: MenuLink = {
  app: SHELL_NAMESPACE,
  path: PATHS.help,
  label: 'menu.help',
  icon: 'help',
  order: Number.MAX_SAFE_INTEGER,
};

/** The side menu of whoever is signed in: the remotes' entries out of the registry, then help. */
export function useMenu(): MenuLink[] {
  const role = useUser()?.role;
  return [...menuFor(useRegistry(), role), HELP];
}
