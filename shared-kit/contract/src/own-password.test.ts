import { expect, test } from '@jest/globals';
import { isOwnPassword } from './own-password.ts';

const OWNER = { email: 'clara.kern@studio-kern.example', first_name: 'Clara Zoë', last_name: 'Müller-Kern' };

test.each([
  ['clara.kern@studio-kern.example', true],
  ['CLARA.KERN', true],
  ['Clara2026!', true],
  ['ClaraKern', true],
  ['kern clara 1', true],
  ['clarazoe77', true],
  ['Mueller1', false],
  ['Muller-Kern-1', true],
  ['clara-clara-clara', true],
  ['studiokern1', true],
  ['Correct-horse-1', false],
  ['Clara and a horse', false],
  ['clarab2026', false],
  ['12345678', false],
] as const)('%s is her own name or e-mail: %s', (password, isOwn) => {
  expect(isOwnPassword(password, OWNER)).toBe(isOwn);
});

test('a name of one letter, or without ASCII letters, is ignored', () => {
  const owner = { email: 'x@y.example', first_name: 'A', last_name: '李' };
  expect(isOwnPassword('aaaa-aaaa', owner)).toBe(false);
  expect(isOwnPassword('horse-battery', owner)).toBe(false);
});
