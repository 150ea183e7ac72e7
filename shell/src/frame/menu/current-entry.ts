import { PATHS } from '@metier/contract';

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The menu entry that a page belongs to, by its path: the one it stands under, or "My projects" for a page of a project
 * that stands under none.
 *
 * @example currentEntry([PATHS.myProjects, PATHS.help], '/app/projects/4711') // '/app/my-projects'
 */
export function currentEntry(paths: readonly string[], pathname: string): string | undefined {
  const own = paths.find((path) => isUnder(pathname, path));
  return own ?? (isUnder(pathname, PATHS.projects) ? PATHS.myProjects : undefined);
}
