import { expect, test } from '@jest/globals';
import { changePasswordPath, PATHS, recoveryLinkPath } from '@metier/contract';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { authServer, show } from '../../../testing/show.tsx';
import { Page as ChangePasswordPage } from './change-password-page.tsx';
import { Page as RecoveryPage } from './recovery-password-page.tsx';

const server = authServer();

const showChangePassword = (path: string = changePasswordPath('key-1')) =>
  show(<ChangePasswordPage />, path, { route: changePasswordPath(':secretKey') });

async function setPassword(password: string, repeat: string) {
  const page = await showChangePassword();
  await page.person.type(screen.getByLabelText('New password'), password);
  await page.person.type(screen.getByLabelText('Repeat the new password'), repeat);
  await page.person.click(screen.getByRole('button', { name: 'Set password' }));
  return page;
}

test('asks for a link and says the same for every address', async () => {
  const sent = server.answers('POST /api/auth/recovery-password', {});
  const { person } = await show(<RecoveryPage />, PATHS.recoveryPassword);
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/If there is an account for ada@example.com/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ email: 'ada@example.com' });
});

test('sets the new password by the key of the link and leads to sign-in', async () => {
  const sent = server.answers('POST /api/auth/setting-password', {});
  const { whereabouts } = await setPassword('Secret-2', 'Secret-2');
  expect(await screen.findByText('The password has been changed successfully')).toBeVisible();
  await waitFor(() => expect(whereabouts()).toBe(PATHS.login));
  expect(sent[0]?.body).toEqual({ password: 'Secret-2', secret_key: 'key-1' });
});

/** The field of the form with the new password in which a password manager finds whose it is. */
const userName = () =>
  screen.getByLabelText<HTMLInputElement>('New password').form?.querySelector('[autocomplete="username"]');

test('a password manager finds whose password it is', async () => {
  await showChangePassword(recoveryLinkPath('key-1', 'ada+work@example.com'));
  expect(userName()).toHaveValue('ada+work@example.com');
  expect(userName()).toHaveAttribute('aria-hidden', 'true');
});

test('an address without the email lets a person or a password manager fill it in, unsent', async () => {
  const sent = server.answers('POST /api/auth/setting-password', {});
  const { person } = await showChangePassword();
  const email = screen.getByLabelText(/^Email/);
  expect(userName()).toBe(email);
  expect(email).toHaveAccessibleDescription(/password manager/);
  await person.type(email, 'ada.kern@example.com');
  await person.type(screen.getByLabelText('New password'), 'ada.kern@example.com');
  await person.type(screen.getByLabelText('Repeat the new password'), 'ada.kern@example.com');
  await person.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByText(/based on your name or email/);
  expect(sent).toEqual([]);
});

test('an address without the email needs none', async () => {
  const sent = server.answers('POST /api/auth/setting-password', {});
  await setPassword('Secret-2', 'Secret-2');
  await waitFor(() => expect(sent[0]?.body).toEqual({ password: 'Secret-2', secret_key: 'key-1' }));
});

test('a way leads back to sign-in', async () => {
  await showChangePassword();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', PATHS.login);
});

test('refuses a repetition that differs', async () => {
  await setPassword('Secret-2', 'Secret-3');
  const repeat = screen.getByLabelText('Repeat the new password');
  await waitFor(() => expect(repeat).toHaveAccessibleDescription('The passwords do not match'));
});

test('offers a new link when this one is used up', async () => {
  server.answers('POST /api/auth/setting-password', refuse('badCode'));
  await setPassword('Secret-2', 'Secret-2');
  expect(await screen.findByText('There is error while changing password')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute(
    'href',
    PATHS.recoveryPassword,
  );
});
