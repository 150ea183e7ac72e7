import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { setProductTime } from '../http/product-time.ts';
import { message } from './message.ts';
import { requiredText, rules } from './rules.ts';
import { object } from './index.ts';

/** A rule's error message for a value, or null. */
const verdict = (rule: Schema, value: unknown): string | null => {
  try {
    rule.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const REQUIRED = 'validation.required';
const password = 'validation.password?min=8&max=30';
const longText = 'validation.tooLong?max=5';
const days = 'validation.days?min=1&max=30';

describe('seed §5', () => {
  test.each<[string, Schema, unknown, string | null]>([
    ['email', rules.email(), 'ada.k-1@mail.example.com', null],
    ['email', rules.email(), '', REQUIRED],
    ['email', rules.email(), 'ada', 'validation.email'],
    ['email', rules.email(), 'ada@example', 'validation.email'],
    ['email', rules.email(), 'a da@example.com', 'validation.email'],
    ['new password', rules.newPassword(), 'Secret-1', null],
    ['new password', rules.newPassword(), 'a'.repeat(30), null],
    ['new password', rules.newPassword(), 'a'.repeat(31), password],
    ['new password', rules.newPassword(), 'Secret1', password],
    ['new password', rules.newPassword(), '12345678', password],
    ['new password', rules.newPassword(), 'Pässword1', password],
    ['typed password', rules.typedPassword(), 'x', null],
    ['typed password', rules.typedPassword(), '', REQUIRED],
    ['code', rules.code(), '012345', null],
    ['code', rules.code(), '12345', 'validation.code'],
    ['person', rules.personName(), 'Ada', null],
    ['person', rules.personName(), ' ', REQUIRED],
    ['person', rules.personName(), 'evil.example', 'validation.name'],
    ['company', rules.companyName(), 'Booking.com B.V.', null],
    ['company', rules.companyName(), 'www.evil.example', 'validation.name'],
    ['title', rules.title(), 'A\nB', 'validation.line'],
    ['optional title', rules.optionalTitle(5), undefined, null],
    ['optional title', rules.optionalTitle(5), ' ', null],
    ['optional title', rules.optionalTitle(5), ' five ', null],
    ['optional title', rules.optionalTitle(5), 'longer', longText],
    ['optional title', rules.optionalTitle(5), 'A\nB', 'validation.line'],
    ['optional title', rules.optionalTitle(5), '\u200b', 'validation.line'],
    ['text', requiredText(5), '   ', REQUIRED],
    ['text', requiredText(5), '\u200b\u00a0', REQUIRED],
    ['text', requiredText(5), ' five ', null],
    ['text', requiredText(5), 'longer', longText],
    ['links', rules.links(), [], null],
    ['links', rules.links(), ['https://a.example/x?y=1', 'HTTP://b.example'], null],
    ['links', rules.links(), ['javascript:alert(1)'], 'validation.link'],
    [
      'links',
      rules.links(),
      Array.from({ length: 11 }, () => 'https://a.example'),
      'validation.tooManyLinks?max=10',
    ],
    ['days', rules.days(), 1, null],
    ['days', rules.days(), 30, null],
    ['days', rules.days(), 0, days],
    ['days', rules.days(), 31, days],
    ['days', rules.days(), 1.5, days],
    ['terms', rules.accepted(), true, null],
    ['terms', rules.accepted(), false, 'validation.terms'],
  ])('%s: %#', (_name, rule, value, told) => {
    expect(verdict(rule, value)).toBe(told);
  });

  test.each([
    ['Secret-1', null],
    ['Secret-2', 'validation.mismatch'],
    // What formik makes of an empty field.
    [undefined, REQUIRED],
  ])('a repetition must equal: %s', (repeat, told) => {
    const rule = object({ password: rules.newPassword(), repeat: rules.repeatOf('password') });
    expect(verdict(rule, { password: 'Secret-1', repeat })).toBe(told);
  });
});

test.each([
  ['01/37', 'validation.cardExpired'],
  ['02/37', null],
  ['12/36', 'validation.cardExpired'],
  ['13/37', 'validation.cardExpiry'],
])('in February 2037 a card with %s: %s', (expiry, told) => {
  setProductTime('Sat, 28 Feb 2037 23:59:00 GMT');
  expect(verdict(rules.cardExpiry(), expiry)).toBe(told);
});

test('a message carries its values', () => {
  expect(message('validation.tooLong', { max: 120 })).toBe('validation.tooLong?max=120');
});
