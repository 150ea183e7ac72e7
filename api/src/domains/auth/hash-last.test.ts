import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { accessTokens } from '../../platform/http/index.ts';
import { keysFor } from '../../platform/keys/index.ts';
import { marketplace, newPerson, TEST_SECRET } from '../../testing/index.ts';
import { checkPassword } from './commands/check-password.ts';
import { setPassword } from './commands/set-password.ts';
import { signUp } from './commands/sign-up.ts';
import { keyedMutex } from './keyed-mutex.ts';

const { app } = await marketplace();

const PASSWORD = 'Better-battery-2';
const hashed = () => Promise.reject(new Error('A password was hashed'));
const services = {
  tokens: accessTokens(keysFor('access-tokens', [TEST_SECRET])),
  codeKeys: keysFor('email-codes', [TEST_SECRET]),
  passwords: { hash: hashed, fits: hashed },
};

test('an invalid key costs no hash', async () => {
  const body = { secret_key: 'made-up', password: PASSWORD };
  await expect(setPassword(services, app.db, body, '203.0.113.1', app.clock.now())).rejects.toMatchObject({
    error: 'badCode',
  });
});

test('a sign-up with the address of an account costs no hash', async () => {
  const { first_name, last_name, email } = await newPerson(app, 'customer');
  const person = { first_name, last_name, email, password: PASSWORD, type_client: 'customer' } as const;
  await expect(signUp(services, app.db, person, 'en', app.clock.now())).rejects.toMatchObject({
    error: 'emailExists',
  });
});

test('of many concurrent passwords only those within the limit are hashed', async () => {
  const { id } = await newPerson(app, 'customer');
  let hashes = 0;
  const fits = async () => {
    hashes += 1;
    return false;
  };
  const check = () =>
    // Each has its own queue, like a separate process.
    checkPassword(
      { passwords: { hash: hashed, fits }, mutex: keyedMutex() },
      app.db,
      id,
      PASSWORD,
      app.clock.now(),
    );
  await Promise.allSettled(Array.from({ length: 30 }, check));
  expect(hashes).toBe(LIMITS.loginTries);
});
