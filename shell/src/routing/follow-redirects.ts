import type { PageMatch, Registry } from '@metier/shared-kit/registry';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';
import { returnUrl } from './return-url.ts';

/**
 * Follows redirects of the opened address before the first render: rendering only to redirect would cost 60 ms. An
 * address that needs sign-in is kept for afterwards, as by `useReturnUrl`.
 *
 * @returns the first page, if it is a remote's
 */
export function followRedirects(registry: Registry): PageMatch | undefined {
  const { match, redirect, returnTo } = visitOf(registry, window.location, session.user()?.role);
  if (returnTo !== undefined) returnUrl.store(returnTo);
  if (redirect !== null) window.history.replaceState(window.history.state, '', redirect);
  return match;
}
