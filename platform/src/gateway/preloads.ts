import { type Language, PATHS, type Role, ROLES } from '@metier/shared-kit/contract';
import { matchPage, type Registry } from '@metier/shared-kit/registry';
import type { LiveReleases } from '../releases/index.ts';

/** Whom the page may turn out to be for: the token lies in the browser, the server cannot know. */
export type Visitor = Role | 'nobody';

const FALLBACK_VISITOR = 'nobody' satisfies Visitor;

/** The address at which a visitor ends up: the shell sends those away from sign-in who need none, and others to it. */
function destination(registry: Registry, path: string, role: Role | undefined): string {
  if (role) return path === '/' || path === PATHS.login ? PATHS.myProjects : path;
  const closed = path.startsWith('/app') && !matchPage(registry, path, role);
  return path === '/' || closed ? PATHS.login : path;
}

/**
 * The files that a page needs beside the shell's entry, for each kind of visitor: of the remote that owns the
 * address, its entry, page chunks and texts, and the kit's doors that the page takes from the shell.
 */
export function preloadsOf(
  releases: LiveReleases,
  registry: Registry,
  path: string,
  language: Language,
): Record<Visitor, string[]> {
  const filesFor = (role: Role | undefined) => {
    const match = matchPage(registry, destination(registry, path, role), role);
    const remote = releases.remotes.find(({ manifest }) => manifest.app === match?.app);
    const route = match && remote?.manifest.routes[match.index];
    if (!remote || !route) return [];
    const locale = remote.manifest.locales[language];
    const own = [...route.files, ...(locale ? [locale] : [])].map((file) => remote.base + file);
    const { base, manifest: shell } = releases.shell;
    const doors = Object.keys(route.doors).flatMap((door) => shell.doors[door] ?? []);
    return [...new Set([...own, ...doors.map((file) => base + file)])];
  };
  const roles = ROLES.map((role) => [role, filesFor(role)]);
  return Object.fromEntries([[FALLBACK_VISITOR, filesFor(undefined)], ...roles]) as Record<Visitor, string[]>;
}
