import { expect, test } from '@jest/globals';
import { LANGUAGE_COOKIE } from '@metier/contract';
import { clientOf, mailedSubjects, marketplace, newPerson } from '../../testing/index.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

test('mails are in the language of the last sign-in, and of a session that goes on in another', async () => {
  const { email, password } = await newPerson(app, 'customer');
  const logIn = (headers = {}) =>
    visitor.send('POST /api/auth/login', { body: { email, password }, headers });
  const subjectOfMail = async () => {
    await visitor.call('POST /api/auth/recovery-password', { body: { email } });
    return (await mailedSubjects(app, email))[0];
  };
  const { cookies } = await logIn({ 'accept-language': 'de-AT' });
  expect(await subjectOfMail()).toBe('Neues Passwort festlegen');
  const cookie = `refresh_token=${cookies.get('refresh_token')}; ${LANGUAGE_COOKIE}=fr`;
  await visitor.call('POST /api/auth/refresh-tokens', { body: {}, headers: { cookie } });
  expect(await subjectOfMail()).toBe('Définir un nouveau mot de passe');
  // A program that names no language changes nothing.
  await logIn();
  expect(await subjectOfMail()).toBe('Définir un nouveau mot de passe');
});
