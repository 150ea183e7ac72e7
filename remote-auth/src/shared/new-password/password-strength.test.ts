import { expect, test } from '@jest/globals';
import { PATTERNS } from '@metier/contract';
import { passwordFaults } from './password-faults.ts';
import { passwordStrength } from './password-strength.ts';

const SAMPLES = [
  '',
  'a',
  '1234567',
  '12345678',
  'a2345678',
  ' '.repeat(8),
  `a${'~'.repeat(29)}`,
  `a${'~'.repeat(30)}`,
  'Ünderdog1',
  'tab\tulator',
  'emoji 🙂🙂🙂',
  'Secret-1',
];

test.each(SAMPLES)('%j has no fault if and only if the rule accepts it', (text) =>
  expect(passwordFaults(text).length === 0).toBe(PATTERNS.password.test(text)),
);

test.each([
  ['aaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['87654321a', 'weak'],
  ['qwertzuiop', 'weak'],
  ['Password1', 'weak'],
  ['P4ssw0rt!', 'weak'],
  ['Secret-1', 'weak'],
  ['Sommer2026!', 'weak'],
  ['abcabcabcabc', 'weak'],
  ['a'.repeat(30), 'weak'],
  ['kT9$wq2P', 'fair'],
  ['blue otter 7', 'strong'],
  ['correct horse battery', 'strong'],
  ['v7#Kq!2mZx9&', 'strong'],
] as const)('%s is %s', (password, level) => expect(passwordStrength(password).level).toBe(level));

test.each(['Secret-1', 'kT9$wq2P', 'bfkqzmwy'])(
  'the advised number of characters raises %s by a level',
  (password) => {
    const { level, add } = passwordStrength(password);
    const own = 'Vj3?Lw8+Nc5%Rg'.slice(0, add);
    expect(own).toHaveLength(add);
    expect(passwordStrength(password + own).level).not.toBe(level);
  },
);

test('a strong password needs no more characters', () =>
  expect(passwordStrength('correct horse battery').add).toBe(0));
