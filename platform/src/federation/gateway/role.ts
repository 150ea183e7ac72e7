import { isRole, type Role, ROLE_COOKIE } from '@metier/contract';
import { cookieIn } from './cookie-in.ts';

/**
 * The role of the visitor by the cookie that the API sets with a session; undefined if there is none. Only a hint: the
 * browser compares it with its token.
 *
 * @param secure true if the product is served over TLS
 */
export function roleOf(cookies: string | undefined, secure: boolean): Role | undefined {
  const role = cookieIn(cookies, secure ? `__Host-${ROLE_COOKIE}` : ROLE_COOKIE);
  return isRole(role) ? role : undefined;
}
