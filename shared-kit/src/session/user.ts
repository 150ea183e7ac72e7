import { isRole, type Role } from '@metier/contract';

/** The signed-in user, from the access token. Source: product.md §7. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
}

/** The user's full name. Example: `fullNameOf(user) // 'Ada Kern'`. */
export const fullNameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

function payloadOf(token: string): Record<string, unknown> {
  const part = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/**
 * The user of an access token, or null for an invalid one. The signature is not verified: the API does that, and the
 * browser uses the user only for display.
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
