import { expect, test } from '@jest/globals';
import { PATTERNS } from '@metier/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordFault } from './new-password.ts';

const OWNER = { email: 'clara.kern@studio.example', first_name: 'Clara', last_name: 'Kern' };

test.each([
  ['password', 'common'],
  ['PassWord1', 'common'],
  ['iloveyou', 'common'],
  ['Clara-Kern-2026', 'ownName'],
  ['clara.kern@studio.example', 'ownName'],
  ['Correct-horse-1', undefined],
] as const)('%s is %s', (password, fault) => {
  expect(newPasswordFault(password, OWNER)).toBe(fault);
});

test('the ten thousand most frequent valid passwords are common', () => {
  const choosable = dictionary['passwords-common'].filter((password) => PATTERNS.password.test(password));
  const isCommon = (password: string | undefined) => newPasswordFault(password ?? '', OWNER) === 'common';
  expect(choosable.filter(isCommon)).toHaveLength(10_000);
  expect([choosable[0], choosable[9_999], choosable[10_000]].map(isCommon)).toEqual([true, true, false]);
});
