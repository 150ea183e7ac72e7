import { isRole, type Role } from './role.ts';

/** Who is signed in, as the access token says. Source: product.md §7. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
}

/** Full name of who is signed in. Example: `fullNameOf(user) // 'Ada Kern'`. */
export const fullNameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

function payloadOf(token: string): Record<string, unknown> {
  const part = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/**
 * User that an access token names, or null for text that is no token. The signature is the API's
 * business: the browser uses this only to choose what it shows.
 *
 * @example userOf(localStorage.getItem('token'))?.role // 'customer'
 */
export function userOf(token: string | null): User | null {
  if (!token) return null;
  try {
    const { user_id, first_name, last_name, email, type_client } = payloadOf(token);
    if (typeof user_id !== 'string' || !isRole(type_client)) return null;
    return {
      id: user_id,
      firstName: String(first_name),
      lastName: String(last_name),
      email: String(email),
      role: type_client,
    };
  } catch {
    return null;
  }
}
