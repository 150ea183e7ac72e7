import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PATHS, type Role } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import { aUser, tokenOf } from '@metier/shared-kit/testing';
import { registry } from '@metier/platform/federation/testing';
import { enter } from './enter.ts';
import { wantedAddress } from './wanted-address.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => session.end());

/** Opens an address in a role; returns the first page's remote and the resulting address. */
function open(address: string, role?: Role) {
  if (role) session.start(tokenOf(aUser({ role })));
  window.history.replaceState(null, '', address);
  const entries = window.history.length;
  const match = enter(registry);
  const { pathname, search, hash } = window.location;
  expect(window.history.length).toBe(entries);
  return [match?.app, pathname + search + hash];
}

test.each<[address: string, role: Role | undefined, app: string | undefined, shown: string]>([
  ['/', undefined, undefined, PATHS.login],
  ['/', 'customer', 'orders', '/app/my-projects'],
  [PATHS.login, 'customer', 'orders', '/app/my-projects'],
  ['/app/my-projects?page=2#one', 'customer', 'orders', '/app/my-projects?page=2#one'],
  ['/app/my-projects?page=2', undefined, undefined, PATHS.login],
  ['/app/nowhere', 'customer', undefined, '/app/nowhere'],
  ['/app/project/7', 'freelancer', undefined, '/app/projects/7'],
  ['/app/project/7', undefined, undefined, PATHS.login],
  ['/app/feedback', 'freelancer', undefined, PATHS.help],
  ['/app/login', 'customer', 'orders', '/app/my-projects'],
])('who opens %s as %s begins with a page of %s at %s', (address, role, app, shown) => {
  expect(open(address, role)).toEqual([app, shown]);
});

test('who must sign in first is led back to all of the address', () => {
  open('/app/my-projects?page=2#one');
  expect(wantedAddress.read()).toBe('/app/my-projects?page=2#one');
  expect(open(PATHS.login, 'customer')).toEqual(['orders', '/app/my-projects?page=2#one']);
});

test('an old address is led back to as the new one', () => {
  open('/app/project/7');
  expect(wantedAddress.read()).toBe('/app/projects/7');
});

test('who opens the product by its name wanted no page of it', () => {
  open('/');
  expect(wantedAddress.read()).toBeNull();
});
