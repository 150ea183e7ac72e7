import type { Role } from '@metier/contract';
import { isFor, type Registry } from '@metier/shared-kit/registry';
import { fetchEntry } from './federation-runtime.ts';

/**
 * Loads the entries of the remotes whose widgets a visitor's pages show into the browser's cache, without running them.
 * Otherwise such a page requests a widget's code only after its remote's entry has arrived, one round trip later than its
 * own. Pages with parameters do not count: they are not one step away from every page.
 *
 * @example fetchWidgetEntries(live.used(), user?.role);
 */
export function fetchWidgetEntries(registry: Registry, role: Role | undefined): void {
  const apps = Object.values(registry.apps);
  const routes = apps
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, roles }) => isFor(roles, role) && !path.includes(':'));
  const shown = new Set(routes.flatMap(({ widgets }) => widgets ?? []));
  for (const app of apps) if (app.manifest.widgets.some((widget) => shown.has(widget))) void fetchEntry(app);
}
