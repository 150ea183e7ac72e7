import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PATHS, type Role } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import { aUser, tokenOf } from '@metier/shared-kit/testing';
import { registry } from '@metier/platform/federation/testing';
import { followRedirects } from './follow-redirects.ts';
import { returnUrl } from './return-url.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => session.end());

/** Opens a URL in a role; returns the first page's remote and the resulting URL. */
function open(address: string, role?: Role) {
  if (role) session.start(tokenOf(aUser({ role })));
  window.history.replaceState(null, '', address);
  const entries = window.history.length;
  const match = followRedirects(registry);
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
])('opening %s as %s starts with a page of %s at %s', (address, role, app, shown) => {
  expect(open(address, role)).toEqual([app, shown]);
});

test('after a required sign-in the full URL is restored', () => {
  open('/app/my-projects?page=2#one');
  expect(returnUrl.read()).toBe('/app/my-projects?page=2#one');
  expect(open(PATHS.login, 'customer')).toEqual(['orders', '/app/my-projects?page=2#one']);
});

test('after a required sign-in an old URL is restored as the new one', () => {
  open('/app/project/7');
  expect(returnUrl.read()).toBe('/app/projects/7');
});

test('opening the root URL stores no URL for after sign-in', () => {
  open('/');
  expect(returnUrl.read()).toBeNull();
});
