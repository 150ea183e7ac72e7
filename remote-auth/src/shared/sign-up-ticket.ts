import { userOf, type User } from '@metier/shared-kit/session';
import { useState } from 'react';

const KEY = 'sign-up-ticket';

/** Allows requesting and confirming the code of an account with an unconfirmed e-mail. Source: product.md §6. */
export interface SignUpTicket {
  readonly token: string;
  readonly user: User;
}

/** Stores the token in this tab, so that a reload during sign-up keeps it. */
export const keepTicket = (token: string): void => sessionStorage.setItem(KEY, token);

export const dropTicket = (): void => sessionStorage.removeItem(KEY);

/** The ticket when the page was opened, or null. */
export function useTicket(): SignUpTicket | null {
  const [ticket] = useState(() => {
    const token = sessionStorage.getItem(KEY);
    const user = userOf(token);
    return token && user ? { token, user } : null;
  });
  return ticket;
}
