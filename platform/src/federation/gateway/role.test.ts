import { expect, test } from '@jest/globals';
import { roleOf } from './role.ts';

test.each([
  [undefined, false, undefined],
  ['theme=dark; metier_role=manager', false, 'manager'],
  ['metier_role=king', false, undefined],
  ['__Host-metier_role=customer', true, 'customer'],
  // Another host may have set it.
  ['metier_role=customer', true, undefined],
] as const)('%s, over TLS: %s, is the role %s', (cookies, secure, role) => {
  expect(roleOf(cookies, secure)).toBe(role);
});
