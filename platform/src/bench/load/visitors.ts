import { PATHS, type Role, ROLES } from '@metier/contract';
import type { PageSession } from './sign-in-page.ts';

/** A visitor and their first page. */
export interface Visitor {
  readonly name: string;
  readonly path: string;
  /** The second page, reached by a link. */
  readonly next: string;
  readonly session?: PageSession;
}

const SIGNED_OUT = 'signed-out';

/** A visitor without an account, and each role. */
export const VISITORS = [SIGNED_OUT, ...ROLES] as const;
export type VisitorName = (typeof VISITORS)[number];

/** A visitor with a fresh session: access tokens expire after minutes. */
export async function visitorNow(
  name: VisitorName,
  tokenOf: (role: Role) => Promise<string>,
): Promise<Visitor> {
  if (name === SIGNED_OUT) return { name, path: PATHS.login, next: PATHS.registration };
  return {
    name,
    path: PATHS.myProjects,
    next: PATHS.user,
    session: { role: name, token: await tokenOf(name) },
  };
}
