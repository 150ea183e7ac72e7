import type { Registry } from '@metier/shared-kit/registry';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';
import { wantedAddress } from './wanted-address.ts';

/**
 * Goes to where the visit is led from the address that was opened, before anything is drawn: a drawing that only leads
 * on would cost the page 60 ms. Who must sign in first is led back afterwards, as by `useWantedAddress`.
 *
 * @returns the path of the page that the visit begins with
 */
export function enter(registry: Registry): string {
  const { pathname, search, hash } = window.location;
  const role = session.user()?.role;
  const leadOn = (address: string, path: string): string => {
    const { redirect } = visitOf(registry, path, role);
    if (redirect === null) return address;
    if (!role && path.startsWith('/app/')) wantedAddress.keep(address);
    return leadOn(redirect, new URL(redirect, window.location.origin).pathname);
  };
  const opened = pathname + search + hash;
  const address = leadOn(opened, pathname);
  if (address !== opened) window.history.replaceState(window.history.state, '', address);
  return window.location.pathname;
}
