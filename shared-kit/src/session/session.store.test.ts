import { beforeEach, expect, test } from '@jest/globals';
import { draftsOf } from '../state/index.ts';
import { aUser, tokenOf } from '../testing/session-builders.ts';
import { session, TOKEN_KEY, userOf } from './index.ts';

const ada = aUser({ firstName: 'Åsa', lastName: 'Größe' });
const drafts = draftsOf<string>('result');

/** Somebody has typed in this tab when it hears of what another tab has done, and finds what that has stored. */
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

test('a token names its user, in any alphabet', () => {
  expect(userOf(tokenOf(ada))).toEqual(ada);
});

test.each([
  null,
  '',
  'nonsense',
  'a.b.c',
  'e30.e30.e30',
  `x.${btoa('{"user_id":"1","type_client":"king"}')}.x`,
])('a token that names nobody is nobody: %s', (token) => {
  expect(userOf(token)).toBeNull();
});

test('a session starts, is kept for other tabs, and ends', () => {
  session.start(tokenOf(ada));
  expect([session.user(), localStorage.getItem(TOKEN_KEY)]).toEqual([ada, tokenOf(ada)]);
  session.end();
  expect([session.user(), session.token(), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null, null]);
});

test.each([
  ['sign-in', TOKEN_KEY, tokenOf(ada), ada],
  ['sign-out', TOKEN_KEY, null, null],
  ['clearing of everything', null, null, null],
])('a %s in another tab reaches this one', (_what, key, newValue, user) => {
  session.start(tokenOf(aUser({ id: 'before' })));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(session.user()).toEqual(user);
});

test('a sign-out that is meant is told from a session that ran out, here and in other tabs', () => {
  session.start(tokenOf(ada));
  session.end();
  expect([session.user(), session.wasLeft()]).toEqual([null, false]);
  session.leave();
  expect([session.user(), session.wasLeft()]).toEqual([null, true]);
  session.start(tokenOf(ada));
  expect(session.wasLeft()).toBe(false);
  otherTab(() => session.end());
  expect([session.user(), session.wasLeft()]).toEqual([null, false]);
  otherTab(() => session.leave());
  expect([session.user(), session.wasLeft()]).toEqual([null, true]);
});

test('a session that ran out is told from a sign-out and from none at all, here and in other tabs', () => {
  session.start(tokenOf(ada));
  expect(session.hasLapsed()).toBe(false);
  session.end();
  expect(session.hasLapsed()).toBe(true);
  session.start(tokenOf(ada));
  expect(session.hasLapsed()).toBe(false);
  otherTab(() => session.end());
  expect(session.hasLapsed()).toBe(true);
  session.leave();
  expect(session.hasLapsed()).toBe(false);
  // The answer to a call that was under way as its sender signed out.
  session.end();
  expect([session.hasLapsed(), session.wasLeft()]).toEqual([false, true]);
});

test('a sign-out that is meant forgets what was typed, in every tab; a session that ran out leaves it', () => {
  otherTab(() => session.end());
  expect(drafts.read(ada.id, 'one')).toBe('Half a text');
  session.end();
  expect(drafts.read(ada.id, 'one')).toBe('Half a text');
  session.leave();
  expect(drafts.read(ada.id, 'one')).toBeUndefined();
  otherTab(() => session.leave());
  expect(drafts.read(ada.id, 'one')).toBeUndefined();
});

test('who signs in after a session ran out finds their own text, and nobody else finds it', () => {
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

test('what else another tab stores changes nothing', () => {
  session.start(tokenOf(ada));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
  expect(session.user()).toEqual(ada);
});
