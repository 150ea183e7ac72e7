import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import { aUser, refuse, screen, tokenOf, waitFor } from '@metier/shared-kit/testing';
import { authServer, show } from '../../../testing/show.tsx';
import { Page } from './registration-page.tsx';

const server = authServer();

async function fillIn() {
  const page = await show(<Page />, PATHS.registration);
  await page.person.click(screen.getByRole('radio', { name: 'Freelancer' }));
  const typed = {
    'First name': ' Ada ',
    'Last name': 'Kern',
    Email: 'ada@example.com',
    Password: 'Secret-1',
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.person.click(screen.getByLabelText(label));
    // Pasted at once, since a form renders after each letter.
    await page.person.paste(text);
  }
  return page;
}

const submit = () => screen.getByRole('button', { name: 'Create account' });

test('creates an account and continues to the code, not signed in yet', async () => {
  const sent = server.answers('POST /api/auth/signup', { token: tokenOf(aUser({ role: 'freelancer' })) });
  const { person, currentUrl } = await fillIn();
  await person.click(submit());
  await waitFor(() => expect(currentUrl()).toBe(PATHS.signUpConfirmation));
  expect(sent[0]?.body).toEqual({
    first_name: 'Ada',
    last_name: 'Kern',
    email: 'ada@example.com',
    password: 'Secret-1',
    type_client: 'freelancer',
  });
  expect(session.user()).toBeNull();
});

test('keeps typed values across a reload until they are sent, but never the password', async () => {
  server.answers('POST /api/auth/signup', { token: tokenOf(aUser({ role: 'freelancer' })) });
  const { unmount } = await fillIn();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Secret-1');
  unmount();
  const { person, currentUrl } = await show(<Page />, PATHS.registration);
  const kept = ['First name', 'Last name', 'Email', 'Password'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(kept).toEqual([' Ada ', 'Kern', 'ada@example.com', '']);
  expect(screen.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
  await person.type(screen.getByLabelText('Password'), 'Secret-1');
  await person.click(submit());
  await waitFor(() => expect(currentUrl()).toBe(PATHS.signUpConfirmation));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('ada@example.com');
});

test('shows that the email is taken, and keeps all values', async () => {
  server.answers('POST /api/auth/signup', refuse('emailExists'));
  const { person } = await fillIn();
  await person.click(submit());
  await screen.findByText('Got error while registration');
  expect(screen.getAllByText('User with this email already exists')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User with this email already exists');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('the error of a taken email disappears when another is typed', async () => {
  server.answers('POST /api/auth/signup', refuse('emailExists'));
  const { person } = await fillIn();
  await person.click(submit());
  await screen.findByText('Got error while registration');
  await person.type(screen.getByLabelText('Email'), '.org');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test("refuses a password based on the user's name or email with a reason, and sends nothing", async () => {
  const sent = server.answers('POST /api/auth/signup', { token: 'none' });
  const { person } = await fillIn();
  const field = screen.getByLabelText('Password');
  await person.clear(field);
  await person.type(field, 'Ada-Kern-2026');
  await person.click(submit());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/based on your name or email/));
  expect(sent).toEqual([]);
});

test('shows why the server refuses a common password', async () => {
  server.answers('POST /api/auth/signup', refuse('invalidInput', { password: 'common' }));
  const { person } = await fillIn();
  await person.click(submit());
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/one of the most common/),
  );
});

test('shows a field error of the server at that field', async () => {
  server.answers('POST /api/auth/signup', refuse('invalidInput', { email: 'format' }));
  const { person } = await fillIn();
  await person.click(submit());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This has the wrong format'),
  );
});

test('requires every field', async () => {
  const { person } = await show(<Page />, PATHS.registration);
  await person.click(submit());
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(5));
  expect(screen.getByRole('radio', { name: 'Customer' })).toHaveFocus();
});

test('focuses the first invalid field', async () => {
  const { person } = await fillIn();
  await person.clear(screen.getByLabelText('Last name'));
  await person.clear(screen.getByLabelText('Email'));
  await person.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
});

test('links to the services', async () => {
  await show(<Page />, PATHS.registration);
  expect(screen.getByRole('link', { name: 'See services and prices' })).toHaveAttribute(
    'href',
    PATHS.services,
  );
});

test('password managers find the user name and a new password', async () => {
  await show(<Page />, PATHS.registration);
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test.each(['short', '12345678', 'ÜberLanges1'])('refuses the password %s', async (password) => {
  const { person } = await show(<Page />, PATHS.registration);
  await person.type(screen.getByLabelText('Password'), password);
  await person.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^8 to 30 characters/),
  );
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

test.each([
  ['service agreement', '/legal/service-agreement'],
  ['privacy policy', '/legal/privacy-policy'],
])('opens the %s in a new tab, and the form keeps its values', async (name, href) => {
  await show(<Page />, PATHS.registration);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
});
