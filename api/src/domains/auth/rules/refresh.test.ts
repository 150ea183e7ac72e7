import { expect, test } from '@jest/globals';
import { DURATIONS, secondsAfter } from '@metier/contract';
import { classifyRefresh } from './refresh.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => secondsAfter(now, -seconds);
const live = { generation: 7, expires_at: new Date('2026-03-31T12:00:00Z'), ended_at: null };
const { refreshGrace } = DURATIONS;

test.each([
  ['the current token', { generation: 7, used_at: null, session: live }, 'rotate'],
  ['the token before it, at once', { generation: 6, used_at: now, session: live }, 'repeat'],
  [
    'the token before it, within the grace period',
    { generation: 6, used_at: ago(refreshGrace), session: live },
    'repeat',
  ],
  [
    'the token before it, too late',
    { generation: 6, used_at: ago(refreshGrace + 1), session: live },
    'reused',
  ],
  ['an older token, however fresh', { generation: 5, used_at: now, session: live }, 'reused'],
  [
    'the current token of an ended session',
    { generation: 7, used_at: null, session: { ...live, ended_at: ago(1) } },
    'ended',
  ],
  [
    'the current token of an expired session',
    { generation: 7, used_at: null, session: { ...live, expires_at: now } },
    'ended',
  ],
  [
    'an old token of an ended session',
    { generation: 1, used_at: ago(99), session: { ...live, ended_at: ago(1) } },
    'ended',
  ],
] as const)('%s', (_, shown, verdict) => {
  expect(classifyRefresh(shown, now)).toBe(verdict);
});
