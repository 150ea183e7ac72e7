import { userOf, type User } from '@metier/shared-kit/session';
import { useState } from 'react';

const KEY = 'sign-up-ticket';

/** Right to ask for and confirm the code of an account whose e-mail is not confirmed yet. Source: product.md §6. */
export interface SignUpTicket {
  readonly token: string;
  readonly user: User;
}

/** Keeps the token for this tab, so that a reload in the middle of signing up loses nothing. */
export const keepTicket = (token: string): void => sessionStorage.setItem(KEY, token);

export const dropTicket = (): void => sessionStorage.removeItem(KEY);

/** The ticket as it stood when the page was opened, or null. */
export function useTicket(): SignUpTicket | null {
  const [ticket] = useState(() => {
    const token = sessionStorage.getItem(KEY);
    const user = userOf(token);
    return token && user ? { token, user } : null;
  });
  return ticket;
}
