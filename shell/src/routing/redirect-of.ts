import { PATHS, projectPath } from '@metier/shared-kit/contract';

interface Visit {
  path: string;
  signedIn: boolean;
  /** True for a page that anybody may open. */
  open: boolean;
}

const PROJECT_ALIAS = /^\/app\/project\/([^/]+)$/;

/**
 * Where a visit must go instead, or null if it may stay: nobody without a token stays in the app, nobody
 * with one needs to sign in, and old addresses of a project lead to the new one. Source: seed.md §2.
 *
 * @example redirectOf({ path: '/app/user', signedIn: false, open: false }) // '/auth/login'
 */
export function redirectOf({ path, signedIn, open }: Visit): string | null {
  const home = signedIn ? PATHS.myProjects : PATHS.login;
  if (path === '/' || (signedIn && path === PATHS.login)) return home;
  if (!signedIn && !open && path.startsWith('/app')) return PATHS.login;
  const projectId = PROJECT_ALIAS.exec(path)?.[1];
  return projectId ? projectPath(projectId) : null;
}
