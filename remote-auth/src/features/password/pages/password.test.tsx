import { expect, test } from '@jest/globals';
import { changePasswordPath, PATHS } from '@metier/shared-kit/contract';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { authServer, show } from '../../../testing/show.tsx';
import { Page as ChangePasswordPage } from './change-password-page.tsx';
import { Page as RecoveryPage } from './recovery-password-page.tsx';

const server = authServer();

async function setPassword(password: string, repeat: string) {
  const page = await show(<ChangePasswordPage />, changePasswordPath('key-1'), {
    route: changePasswordPath(':secretKey'),
  });
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

test('refuses a repetition that differs', async () => {
  await setPassword('Secret-2', 'Secret-3');
  const repeat = screen.getByLabelText('Repeat the new password');
  await waitFor(() => expect(repeat).toHaveAccessibleDescription('The passwords do not match'));
});

test('offers a new link when this one is used up', async () => {
  server.answers('POST /api/auth/setting-password', refuse('badCode'));
  await setPassword('Secret-2', 'Secret-2');
  expect(await screen.findByText('There is error while changing password')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute(
    'href',
    PATHS.recoveryPassword,
  );
});
