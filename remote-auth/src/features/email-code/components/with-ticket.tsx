import { PATHS } from '@metier/contract';
import { Navigate } from '@metier/shared-kit/router';
import type { ReactNode } from 'react';
import { type SignUpTicket, useTicket } from '../../../shared/sign-up-ticket.ts';

/** Renders its children for a user who is about to confirm an e-mail address; redirects others to sign-in. */
export function WithTicket({ children }: { children: (ticket: SignUpTicket) => ReactNode }) {
  const ticket = useTicket();
  return ticket ? children(ticket) : <Navigate to={PATHS.login} replace />;
}
