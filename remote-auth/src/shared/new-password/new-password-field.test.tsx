import { expect, test } from '@jest/globals';
import { PATHS, type Language } from '@metier/contract';
import { screen, waitFor } from '@metier/shared-kit/testing';
import { Page } from '../../features/sign-up/pages/registration-page.tsx';
import { authServer, show } from '../../testing/show.tsx';

authServer();

async function type(password: string, language: Language = 'en') {
  const { person } = await show(<Page />, PATHS.registration, { language });
  const field = screen.getByLabelText(language === 'en' ? 'Password' : 'Passwort');
  await person.click(field);
  await person.paste(password);
  return { person, field };
}

test.each([
  ['en', 'a', 'Add 7 more characters'],
  ['en', '1234567', 'Add 1 more character · Add a letter'],
  ['en', '12345678', 'Add a letter'],
  ['en', 'Straßen-Köpfe', 'Leave out ß ö: only letters from A to Z, digits, symbols and spaces'],
  ['en', 'a'.repeat(32), 'Remove 2 characters'],
  ['de', '1234567', 'Noch 1 Zeichen · Noch ein Buchstabe'],
  ['de', 'Straßen-Köpfe', 'Ohne ß ö: nur Buchstaben von A bis Z, Ziffern, Satzzeichen und Leerzeichen'],
] as const)('in %s %j shows what to add while it is typed', async (language, password, told) => {
  const { field } = await type(password, language);
  expect(field).toHaveAccessibleDescription(told);
  expect(field).toBeValid();
});

test.each([
  ['en', 'Password1', /^Strength: weak · \d more characters make it harder to guess$/],
  ['en', 'kT9$wq2P', 'Strength: fair · 2 more characters make it harder to guess'],
  ['en', 'correct horse battery', 'Strength: strong'],
  ['de', 'correct horse battery', 'Sicherheit: stark'],
] as const)('in %s %j shows how strong it is', async (language, password, told) => {
  const { field } = await type(password, language);
  expect(field).toHaveAccessibleDescription(told);
});

test('after blur the rule and what is missing are shown together', async () => {
  const { person, field } = await type('1234567');
  await person.tab();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/^8 to 30 characters.*Add 1 more character · Add a letter$/);
  await person.type(field, 'x');
  await waitFor(() => expect(field).toBeValid());
});

test('after a pause in typing it is announced to screen readers', async () => {
  await type('1234567');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Add 1 more character'), {
    timeout: 3_000,
  });
});

test('before anything is typed the rule is shown', async () => {
  await show(<Page />, PATHS.registration);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    '8 to 30 characters, at least one letter',
  );
});
