import { expect, test } from '@jest/globals';
import { verifyCode } from './email-code.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:00:01Z');

test.each([
  { expires_at: later, tries_left: 5, typed: ['hash'], verdict: 'right' },
  { expires_at: later, tries_left: 5, typed: ['other', 'hash'], verdict: 'right' },
  { expires_at: later, tries_left: 1, typed: ['hash'], verdict: 'right' },
  { expires_at: later, tries_left: 5, typed: ['other', 'hash'], verdict: 'right' },
  { expires_at: later, tries_left: 1, typed: ['other'], verdict: 'wrong' },
  { expires_at: later, tries_left: 0, typed: ['hash'], verdict: 'dead' },
  { expires_at: now, tries_left: 5, typed: ['hash'], verdict: 'dead' },
  { expires_at: now, tries_left: 5, typed: ['other'], verdict: 'dead' },
])(
  'a code that ends at $expires_at with $tries_left tries, typed as $typed, is $verdict',
  ({ typed, verdict, ...code }) => {
    expect(verifyCode({ code_hash: 'hash', ...code }, typed, now)).toBe(verdict);
  },
);
