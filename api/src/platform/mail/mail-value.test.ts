import { expect, test } from '@jest/globals';
import { mailValue } from './mail-value.ts';

/** Intl uses non-breaking spaces; normal ones are easier to compare. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', 9_894, '9,894'],
  ['de', 9_894, '9.894'],
  ['en', { cents: 9_894 }, '€98.94'],
  ['de', { cents: 9_894 }, '98,94 €'],
  ['en', { moment: '2026-11-24T22:30:00Z' }, '24 Nov 2026, 22:30 UTC'],
  ['de', { moment: '2026-11-24T22:30:00Z' }, '24.11.2026, 22:30 UTC'],
  ['de', 'A logo', 'A logo'],
] as const)('in "%s" %j reads %s', (language, value, text) => {
  expect(plain(mailValue(value, language))).toBe(text);
});
