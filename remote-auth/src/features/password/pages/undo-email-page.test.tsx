import { expect, test } from '@jest/globals';
import { changePasswordPath, PATHS, undoEmailPath } from '@metier/contract';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { authServer, show } from '../../../testing/show.tsx';
import { Page } from './undo-email-page.tsx';

const server = authServer();

const showPage = () => show(<Page />, undoEmailPath('key-1'), { route: undoEmailPath(':secretKey') });
const button = () => screen.getByRole('button', { name: 'Undo the change' });

test('undoes the change when the button is pressed, and continues to a new password', async () => {
  const sent = server.answers('POST /api/auth/undo_email', { secret_key: 'key-2', email: 'ada@example.com' });
  const { person, currentUrl } = await showPage();
  expect(sent).toHaveLength(0);
  await person.click(button());
  await waitFor(() => expect(currentUrl()).toBe(changePasswordPath('key-2')));
  expect(sent[0]?.body).toEqual({ secret_key: 'key-1' });
  expect(
    screen.getByText('Your account uses the previous address again. Now set a new password'),
  ).toBeVisible();
});

test('shows when the link has been used, and what to do', async () => {
  server.answers('POST /api/auth/undo_email', refuse('badCode'));
  const { person } = await showPage();
  await person.click(button());
  expect(await screen.findByText(/^This link has been used or has expired\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'request a link to set a new password' })).toHaveAttribute(
    'href',
    PATHS.recoveryPassword,
  );
});

test('links back to sign-in', async () => {
  await showPage();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', PATHS.login);
});
