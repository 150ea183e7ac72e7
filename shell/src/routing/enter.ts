import type { PageMatch, Registry } from '@metier/shared-kit/registry';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';
import { wantedAddress } from './wanted-address.ts';

/**
 * Follows redirects of the opened address before the first render: rendering only to redirect would cost 60 ms. An
 * address that needs sign-in is kept for afterwards, as by `useWantedAddress`.
 *
 * @returns the first page, if it is a remote's
 */
export function enter(registry: Registry): PageMatch | undefined {
  const { match, redirect, wanted } = visitOf(registry, window.location, session.user()?.role);
  if (wanted !== undefined) wantedAddress.keep(wanted);
  if (redirect !== null) window.history.replaceState(window.history.state, '', redirect);
  return match;
}
