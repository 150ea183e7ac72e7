import { PATHS } from '@metier/contract';

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The menu entry of a page, by its path: the entry whose path is its prefix, else "My projects" for a project's page.
 *
 * @example currentEntry([PATHS.myProjects, PATHS.help], '/app/projects/4711') // '/app/my-projects'
 */
export function currentEntry(paths: readonly string[], pathname: string): string | undefined {
  const own = paths.find((path) => isUnder(pathname, path));
  return own ?? (isUnder(pathname, PATHS.projects) ? PATHS.myProjects : undefined);
}
