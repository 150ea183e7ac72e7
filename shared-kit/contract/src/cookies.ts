/**
 * The name of a cookie; over TLS with a prefix, by which browsers accept it only from the host itself.
 *
 * @example cookieName('metier_lang', true) // '__Host-metier_lang'
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Name of the cookie with the chosen language. */
export const LANGUAGE_COOKIE = 'metier_lang';

/** Name of the cookie with the signed-in user's role: a hint for which page to prepare, which allows nothing. */
export const ROLE_COOKIE = 'metier_role';
