import { FEEDBACK_PATH, PATHS, projectAliasPath, projectPath } from '@metier/contract/paths';

interface Visit {
  path: string;
  signedIn: boolean;
  /** True for a page that this visitor may open. */
  open: boolean;
  /** Where this visitor goes from an address that is no page. */
  home: string;
}

const NO_PAGE = /^\/(app\/?)?$/;
const FEEDBACK = new RegExp(`^${FEEDBACK_PATH}/*$`, 'i');
/** Whatever stands around it. Source: seed.md §2. */
const LOGIN_IN_APP = /^\/app\/.*login/i;
const PROJECT_ALIAS = new RegExp(`^${projectAliasPath('([^/]+)')}/*$`, 'i');

/**
 * Where a visit must go instead, or null if it may stay: nobody without a token stays in the app, nobody
 * with one needs to sign in, and other addresses of help and of a project lead to theirs. Source: seed.md §2.
 *
 * @example redirectOf({ path: '/app/user', signedIn: false, open: false, home: '/auth/login' }) // '/auth/login'
 */
export function redirectOf({ path, signedIn, open, home }: Visit): string | null {
  if (NO_PAGE.test(path) || (signedIn && path === PATHS.login)) return home;
  if (signedIn && LOGIN_IN_APP.test(path)) return PATHS.myProjects;
  if (FEEDBACK.test(path)) return PATHS.help;
  const [, projectId] = PROJECT_ALIAS.exec(path) ?? [];
  if (projectId) return projectPath(projectId);
  return !signedIn && !open && path.startsWith('/app') ? home : null;
}
