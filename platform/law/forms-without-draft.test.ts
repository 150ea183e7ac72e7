import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { browserSources } from './browser-sources.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Outside of docstrings: `draft="never"`, or an expression with it. */
const NEVER = /^(?! \*).*\bdraft=(?:"never"|\{[^}]*'never')/m;

/** Every form that stores no draft, with what is typed into it. All others keep their text over a reload. */
const WITHOUT_DRAFT: Readonly<Record<string, string>> = {
  'remote-auth/src/features/email-code/components/confirm-code.tsx': 'a code',
  'remote-auth/src/features/password/pages/change-password-page.tsx': 'passwords',
  'remote-auth/src/features/security/components/email-code-form.tsx': 'a code',
  'remote-auth/src/features/security/components/password-form.tsx': 'passwords',
  'remote-auth/src/features/sign-in/pages/login-page.tsx':
    'a password, and the e-mail that a password manager fills in with it',
  'remote-customer/src/shared/payment/payment-form.tsx': 'a card',
};

test('only forms for passwords, codes and cards store no draft', () => {
  const found = browserSources(ROOT).filter((file) => NEVER.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(WITHOUT_DRAFT));
});

test.each(['<Form draft="never" schema={schema}>', "      draft={isSecret ? 'never' : { kind: 'note' }}"])(
  '%j is found',
  (code) => {
    expect(code).toMatch(NEVER);
  },
);
