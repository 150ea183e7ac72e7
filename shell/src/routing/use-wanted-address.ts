import { session, useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';
import { wantedAddress } from './wanted-address.ts';

/**
 * Keeps the address of a page for which one has to sign in first, until somebody who is signed in has come to rest on a
 * page. Who signed out on purpose is not led back.
 *
 * @param redirect where this visit is sent, or null if it stays
 * @param wanted the address of a page that one has to sign in for
 */
export function useWantedAddress(redirect: string | null, wanted: string | undefined): void {
  const signedIn = useUser() !== null;
  useEffect(() => {
    if (signedIn && redirect === null) wantedAddress.forget();
    if (wanted !== undefined && !session.wasLeft()) wantedAddress.keep(wanted);
  }, [signedIn, redirect, wanted]);
}
