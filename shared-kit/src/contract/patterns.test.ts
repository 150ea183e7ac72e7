import { expect, test } from '@jest/globals';
import { PATTERNS } from './patterns.ts';

test.each([
  ['email', 'anna.m-b@studio.example.com', true],
  ['email', 'anna@studio', false],
  ['email', 'anna studio@example.com', false],
  ['password', 'only letters ok', true],
  ['password', '12345678', false],
  ['password', 'short1', false],
  ['password', 'pässwort-123', false],
  ['link', 'https://example.com/a?b=c', true],
  ['link', 'javascript:alert(1)', false],
  ['link', 'ftp://example.com', false],
  ['cardNumber', '4242 4242 4242 4242', true],
  ['cardNumber', '4242424242424242', false],
  ['cardExpiry', '12/30', true],
  ['cardExpiry', '13/30', false],
  ['cardCvv', '0123', false],
  ['notBlank', ' \n\t', false],
  ['notBlank', '\u00a0\u2003\u3000', false],
  ['notBlank', '\u200b\u200d\u2060\ufeff', false],
  ['notBlank', '\u3164\u2800', false],
  ['notBlank', '\u200b👩‍💻', true],
  ['notBlank', ' ж ', true],
] as const)('%s: %p matches: %p', (name, text, matches) => {
  expect(PATTERNS[name].test(text)).toBe(matches);
});
