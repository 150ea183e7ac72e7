import { beforeEach, expect, test } from '@jest/globals';
import { draftsOf } from '../state/index.ts';
import { aUser, tokenOf } from '../testing/session-builders.ts';
import { session, TOKEN_KEY, userOf } from './index.ts';

const ada = aUser({ firstName: 'Åsa', lastName: 'Größe' });
const drafts = draftsOf<string>('result');

/** Simulates the storage change of another tab, after something was typed in this tab. */
function otherTab(does: () => void): void {
  session.start(tokenOf(ada));
  does();
  const stored = Object.entries(localStorage);
  session.start(tokenOf(ada));
  drafts.keep(ada.id, 'one', 'Half a text');
  localStorage.clear();
  for (const [key, value] of stored) localStorage.setItem(key, String(value));
  const newValue = localStorage.getItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue }));
}

beforeEach(() => session.end());

test('a token contains its user, in any alphabet', () => {
  expect(userOf(tokenOf(ada))).toEqual(ada);
});

test.each([
  null,
  '',
  'nonsense',
  'a.b.c',
  'e30.e30.e30',
  `x.${btoa('{"user_id":"1","type_client":"king"}')}.x`,
])('an invalid token has no user: %s', (token) => {
  expect(userOf(token)).toBeNull();
});

test('a session starts, is stored for other tabs, and ends', () => {
  session.start(tokenOf(ada));
  expect([session.user(), localStorage.getItem(TOKEN_KEY)]).toEqual([ada, tokenOf(ada)]);
  session.end();
  expect([session.user(), session.token(), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null, null]);
});

test.each([
  ['sign-in', TOKEN_KEY, tokenOf(ada), ada],
  ['sign-out', TOKEN_KEY, null, null],
  ['clearing of everything', null, null, null],
])('a %s in another tab updates this one', (_what, key, newValue, user) => {
  session.start(tokenOf(aUser({ id: 'before' })));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(session.user()).toEqual(user);
});

test('a deliberate sign-out differs from an expired session, here and in other tabs', () => {
  session.start(tokenOf(ada));
  session.end();
  expect([session.user(), session.wasSignedOut()]).toEqual([null, false]);
  session.signOut();
  expect([session.user(), session.wasSignedOut()]).toEqual([null, true]);
  session.start(tokenOf(ada));
  expect(session.wasSignedOut()).toBe(false);
  otherTab(() => session.end());
  expect([session.user(), session.wasSignedOut()]).toEqual([null, false]);
  otherTab(() => session.signOut());
  expect([session.user(), session.wasSignedOut()]).toEqual([null, true]);
});

test('an expired session differs from a sign-out and from no session, here and in other tabs', () => {
  session.start(tokenOf(ada));
  expect(session.hasExpired()).toBe(false);
  session.end();
  expect(session.hasExpired()).toBe(true);
  session.start(tokenOf(ada));
  expect(session.hasExpired()).toBe(false);
  otherTab(() => session.end());
  expect(session.hasExpired()).toBe(true);
  session.signOut();
  expect(session.hasExpired()).toBe(false);
  // The response to a call that was in flight when the user signed out.
  session.end();
  expect([session.hasExpired(), session.wasSignedOut()]).toEqual([false, true]);
});

test('a deliberate sign-out deletes drafts in every tab; an expired session keeps them', () => {
  otherTab(() => session.end());
  expect(drafts.read(ada.id, 'one')).toBe('Half a text');
  session.end();
  expect(drafts.read(ada.id, 'one')).toBe('Half a text');
  session.signOut();
  expect(drafts.read(ada.id, 'one')).toBeUndefined();
  otherTab(() => session.signOut());
  expect(drafts.read(ada.id, 'one')).toBeUndefined();
});

test('after an expired session only the same user gets the drafts back', () => {
  session.start(tokenOf(ada));
  drafts.keep(ada.id, 'one', 'Half a text');
  session.end();
  session.start(tokenOf(ada));
  expect(drafts.read(ada.id, 'one')).toBe('Half a text');
  session.end();
  session.start(tokenOf(aUser({ id: 'ben' })));
  session.start(tokenOf(ada));
  expect(drafts.read(ada.id, 'one')).toBeUndefined();
});

test('the role is in a cookie as long as there is a session, here and in other tabs', () => {
  session.start(tokenOf(ada));
  expect(document.cookie).toBe(`metier_role=${ada.role}`);
  session.start(tokenOf(aUser({ role: 'manager' })));
  expect(document.cookie).toBe('metier_role=manager');
  session.end();
  expect(document.cookie).toBe('');
  session.start(tokenOf(ada));
  session.signOut();
  expect(document.cookie).toBe('');
  otherTab(() => session.start(tokenOf(aUser({ role: 'manager' }))));
  expect(document.cookie).toBe('metier_role=manager');
});

test('other storage changes have no effect', () => {
  session.start(tokenOf(ada));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
  expect(session.user()).toEqual(ada);
});
