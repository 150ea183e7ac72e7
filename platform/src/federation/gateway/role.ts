import { cookieName, isRole, type Role, ROLE_COOKIE } from '@metier/contract';
import { cookieIn } from './cookie-in.ts';

/** The visitor's role by their cookie; undefined without a session. The browser compares it with its token. */
export function roleOf(cookies: string | undefined, secure: boolean): Role | undefined {
  const role = cookieIn(cookies, cookieName(ROLE_COOKIE, secure));
  return isRole(role) ? role : undefined;
}
