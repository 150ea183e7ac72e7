import { expect, test } from '@jest/globals';
import { changePasswordPath, PATHS, recoveryLinkPath } from '@metier/contract';
import { Navigate, Route, Routes } from '@metier/shared-kit/router';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { useGivenEmail, withEmail } from '../../../shared/given-email.ts';
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

test('requests a link and shows the same message for every address', async () => {
  const sent = server.answers('POST /api/auth/recovery-password', {});
  const { person } = await show(<RecoveryPage />, PATHS.recoveryPassword);
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/If there is an account for ada@example.com/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ email: 'ada@example.com' });
});

const BackAtSignIn = () => `Back with ${useGivenEmail()}`;

/** The pages as opened from sign-in, where an e-mail was typed. */
const openedWithEmail = (
  <Routes>
    <Route path="/" element={<Navigate to={PATHS.recoveryPassword} state={withEmail('ada@exmaple.com')} />} />
    <Route path={PATHS.recoveryPassword} element={<RecoveryPage />} />
    <Route path={PATHS.login} element={<BackAtSignIn />} />
  </Routes>
);

test('does not ask for an email that was typed at sign-in, and passes it back', async () => {
  server.answers('POST /api/auth/recovery-password', {});
  const { person } = await show(openedWithEmail, '/');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('ada@exmaple.com');
  await person.clear(email);
  await person.type(email, 'ada@example.com{Enter}');
  await screen.findByText(/If there is an account for ada@example.com/);
  await person.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(screen.getByText('Back with ada@example.com')).toBeVisible();
});

test('a typed email survives a reload, and is not offered in place of one that was typed at sign-in', async () => {
  const { person, unmount } = await show(<RecoveryPage />, PATHS.recoveryPassword);
  await person.type(screen.getByLabelText('Email'), 'ben@exam');
  unmount();
  (await show(<RecoveryPage />, PATHS.recoveryPassword)).unmount();
  const again = await show(<RecoveryPage />, PATHS.recoveryPassword);
  expect(screen.getByLabelText('Email')).toHaveValue('ben@exam');
  again.unmount();
  await show(openedWithEmail, '/');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@exmaple.com');
});

test("sets the new password with the link's key and redirects to sign-in", async () => {
  const sent = server.answers('POST /api/auth/setting-password', {});
  const { currentUrl } = await setPassword('Secret-2', 'Secret-2');
  expect(await screen.findByText('The password has been changed successfully')).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
  expect(sent[0]?.body).toEqual({ password: 'Secret-2', secret_key: 'key-1' });
});

/** The user name field of the form, for password managers. */
const userName = () =>
  screen.getByLabelText<HTMLInputElement>('New password').form?.querySelector('[autocomplete="username"]');

test('password managers find the user name', async () => {
  await showChangePassword(recoveryLinkPath('key-1', 'ada+work@example.com'));
  expect(userName()).toHaveValue('ada+work@example.com');
  expect(userName()).toHaveAttribute('aria-hidden', 'true');
});

test('a link without the email has a user name field, which is not sent', async () => {
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

test('a link without the email does not require it', async () => {
  const sent = server.answers('POST /api/auth/setting-password', {});
  await setPassword('Secret-2', 'Secret-2');
  await waitFor(() => expect(sent[0]?.body).toEqual({ password: 'Secret-2', secret_key: 'key-1' }));
});

test('links back to sign-in', async () => {
  await showChangePassword();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', PATHS.login);
});

test('requires an equal repetition', async () => {
  await setPassword('Secret-2', 'Secret-3');
  const repeat = screen.getByLabelText('Repeat the new password');
  await waitFor(() => expect(repeat).toHaveAccessibleDescription('The passwords do not match'));
});

test('offers a new link when this one has been used', async () => {
  server.answers('POST /api/auth/setting-password', refuse('badCode'));
  await setPassword('Secret-2', 'Secret-2');
  expect(await screen.findByText('There is error while changing password')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute(
    'href',
    PATHS.recoveryPassword,
  );
});
