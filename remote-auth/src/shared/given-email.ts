import { useLocation } from '@metier/shared-kit/router';

/** State of a link or navigation to a page that would ask for the same e-mail again (WCAG 2.2, 3.3.7). */
export const withEmail = (email: string) => ({ email });

/** The e-mail that was given on the previous page; empty otherwise. */
export function useGivenEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return String(state.email);
}
