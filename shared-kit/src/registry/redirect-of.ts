import { FEEDBACK_PATH, PATHS, projectAliasPath, projectPath } from '@metier/contract/paths';
import type { Role } from '@metier/contract/roles';

interface Visit {
  path: string;
  /** Undefined: not signed in. */
  role: Role | undefined;
  /** True if this visitor may open the page. */
  open: boolean;
  /** Redirect target for unknown addresses. */
  home: string;
}

const NO_PAGE = /^\/(app\/?)?$/;
const FEEDBACK = new RegExp(`^${FEEDBACK_PATH}/*$`, 'i');
/** A path with "login" anywhere in it. Source: seed.md §2. */
const LOGIN_IN_APP = /^\/app\/.*login/i;
const PROJECT_ALIAS = new RegExp(`^${projectAliasPath('([^/]+)')}/*$`, 'i');

/**
 * The redirect target of a visit, or null: the app needs a session, sign-in pages redirect signed-in users, and
 * aliases of help and projects lead to their pages. Source: seed.md §2. The start itself, which the logo links to, is the
 * overview for managers (docs/decisions/0040-overview.md).
 *
 * @example redirectOf({ path: '/app/user', role: undefined, open: false, home: '/auth/login' }) // '/auth/login'
 */
export function redirectOf({ path, role, open, home }: Visit): string | null {
  const signedIn = role !== undefined;
  if (NO_PAGE.test(path)) return role === 'manager' ? PATHS.overview : home;
  if (signedIn && path === PATHS.login) return home;
  if (signedIn && LOGIN_IN_APP.test(path)) return PATHS.myProjects;
  if (FEEDBACK.test(path)) return PATHS.help;
  const [, projectId] = PROJECT_ALIAS.exec(path) ?? [];
  if (projectId) return projectPath(projectId);
  return !signedIn && !open && path.startsWith('/app') ? home : null;
}
