import { session, useUser } from '@metier/shared-kit/session';
import { useLayoutEffect } from 'react';
import { returnUrl } from './return-url.ts';

/**
 * Stores the URL of a page that needs sign-in until a signed-in user has reached a page. Signing out on purpose
 * clears it.
 *
 * @param redirect target of the current redirect, or null
 * @param returnTo the URL of a page that needs sign-in
 * @param newest reads the URL of such a page that was pressed and not yet shown, if any: the session may end while it is
 *   prepared
 */
export function useReturnUrl(
  redirect: string | null,
  returnTo: string | undefined,
  newest: () => string | undefined,
): void {
  const signedIn = useUser() !== null;
  // A layout effect: before the redirect, which changes the newest URL.
  useLayoutEffect(() => {
    if (signedIn && redirect === null) returnUrl.clear();
    if (returnTo !== undefined && !session.wasSignedOut()) returnUrl.store(newest() ?? returnTo);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `newest` reads what is current then
  }, [signedIn, redirect, returnTo]);
}
