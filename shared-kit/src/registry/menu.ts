import { FALLBACK_LANGUAGE, type Language } from '@metier/contract/languages';
import type { MenuCount } from '@metier/contract/notifications';
import type { Role } from '@metier/contract/roles';
import type { IconName } from '../ui/icons/icons.ts';
import { isFor } from './audience.ts';
import type { Registry } from './registry.ts';

/** A translated link of the side menu. */
export interface MenuLink {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly order: number;
  /** Key of the entry's counter. */
  readonly count: MenuCount | undefined;
}

/** @example wordOf('/app/my-projects') // 'My projects' */
function wordOf(path: string): string {
  const word = (path.split('/').findLast((part) => part !== '') ?? path).replaceAll('-', ' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The side menu of a role, from the live releases. Labels fall back to English, and then to the last segment of the
 * path.
 *
 * @example
 * menuFor(registry, 'freelancer', 'de').map(({ path }) => path); // ['/app/invitations', '/app/my-projects', …]
 */
export function menuFor(registry: Registry, role: Role | undefined, language: Language): MenuLink[] {
  return Object.values(registry.apps)
    .flatMap(({ manifest }) =>
      manifest.menu
        .filter((entry) => isFor(entry.roles, role))
        .map(({ path, label, icon, order, count }) => ({
          path,
          label: label[language] ?? label[FALLBACK_LANGUAGE] ?? wordOf(path),
          icon,
          order,
          count,
        })),
    )
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}
