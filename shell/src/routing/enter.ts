import type { PageMatch, Registry } from '@metier/shared-kit/registry';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';
import { wantedAddress } from './wanted-address.ts';

/**
 * Goes to where the visit is redirected from the address that was opened, before anything is drawn: a drawing that only
 * redirects would cost the page 60 ms. Who must sign in first is led back afterwards, as by `useWantedAddress`.
 *
 * @returns the page of a remote that the visit begins with
 */
export function enter(registry: Registry): PageMatch | undefined {
  const { match, redirect, wanted } = visitOf(registry, window.location, session.user()?.role);
  if (wanted !== undefined) wantedAddress.keep(wanted);
  if (redirect !== null) window.history.replaceState(window.history.state, '', redirect);
  return match;
}
