import type { Role } from '../contract/roles.ts';
import type { IconName } from '../ui/icons/icons.ts';
import { isFor } from './audience.ts';
import type { Registry } from './registry.ts';

/** A link of the side menu; `label` is a text of the namespace `app`. */
export type MenuLink = {
  readonly app: string;
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly order: number;
};

/**
 * The side menu of a role, from the live releases alone.
 *
 * @example
 * menuFor(registry, 'freelancer').map(({ path }) => path); // ['/app/invitations', '/app/my-projects', …]
 */
export function menuFor(registry: Registry, role: Role | undefined): MenuLink[] {
  return Object.entries(registry.apps)
    .flatMap(([app, { manifest }]) =>
      manifest.menu
        .filter((entry) => isFor(entry.roles, role))
        .map(({ path, label, icon, order }) => ({ app, path, label, icon, order })),
    )
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}
