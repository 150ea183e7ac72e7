import { PATHS } from '@metier/contract';

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The menu entry of a page: the entry whose path is a prefix of the page's, or else of its parent's. A project's
 * address is the same for the user's own and for open projects: the page's back link decides, and until it is rendered
 * the project counts as the user's.
 *
 * @example
 * currentEntry([PATHS.myProjects, PATHS.openProjects], '/app/projects/4711', PATHS.openProjects) // '/app/open-projects'
 */
export function currentEntry(
  paths: readonly string[],
  pathname: string,
  parent = pathname,
): string | undefined {
  const entryOf = (page: string) => paths.find((path) => isUnder(page, path));
  return (
    entryOf(pathname) ?? entryOf(parent) ?? (isUnder(pathname, PATHS.projects) ? PATHS.myProjects : undefined)
  );
}
