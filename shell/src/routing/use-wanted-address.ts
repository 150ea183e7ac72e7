import { PATHS } from '@metier/contract';
import { useLocation } from '@metier/shared-kit/router';
import { session, useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';
import { wantedAddress } from './wanted-address.ts';

/**
 * Keeps the address of a page for which one has to sign in first, until somebody who is signed in has come to rest on a
 * page. Who signed out on purpose is not led back.
 *
 * @param redirect where this visit is sent, or null if it stays
 */
export function useWantedAddress(redirect: string | null): void {
  const { pathname, search, hash } = useLocation();
  const signedIn = useUser() !== null;
  useEffect(() => {
    if (signedIn && redirect === null) wantedAddress.forget();
    const isTurnedAway = !signedIn && redirect === PATHS.login && pathname.startsWith('/app/');
    if (isTurnedAway && !session.wasLeft()) wantedAddress.keep(pathname + search + hash);
  }, [signedIn, redirect, pathname, search, hash]);
}
