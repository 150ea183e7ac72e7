import { session, useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';
import { wantedAddress } from './wanted-address.ts';

/**
 * Stores the URL of a page that needs sign-in until a signed-in user has reached a page. Signing out on purpose
 * clears it.
 *
 * @param redirect target of the current redirect, or null
 * @param wanted the URL of a page that needs sign-in
 */
export function useWantedAddress(redirect: string | null, wanted: string | undefined): void {
  const signedIn = useUser() !== null;
  useEffect(() => {
    if (signedIn && redirect === null) wantedAddress.forget();
    if (wanted !== undefined && !session.wasLeft()) wantedAddress.keep(wanted);
  }, [signedIn, redirect, wanted]);
}
