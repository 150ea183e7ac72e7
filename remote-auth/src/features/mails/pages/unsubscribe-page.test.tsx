import { expect, test } from '@jest/globals';
import { PATHS, unsubscribePath } from '@metier/contract';
import { refuse, screen } from '@metier/shared-kit/testing';
import { authServer, show } from '../../../testing/show.tsx';
import { Page } from './unsubscribe-page.tsx';

const server = authServer();

const showPage = () => show(<Page />, unsubscribePath('a.token'), { route: unsubscribePath(':token') });
const stop = () => screen.getByRole('button', { name: 'Stop these emails' });

test('stops the mails when the button is pressed, and not before', async () => {
  const sent = server.answers('POST /api/notifications/unsubscribe', {});
  const { person } = await showPage();
  expect(sent).toHaveLength(0);
  await person.click(stop());
  expect(await screen.findByText('You will get no more emails of this kind.')).toBeVisible();
  expect(sent[0]?.body).toEqual({ token: 'a.token' });
  expect(screen.getByRole('link', { name: 'Choose which emails you get' })).toHaveAttribute(
    'href',
    PATHS.notificationMails,
  );
});

test('shows when the link does not work, and what to do', async () => {
  server.answers('POST /api/notifications/unsubscribe', refuse('badCode'));
  const { person } = await showPage();
  await person.click(stop());
  expect(await screen.findByText(/^This link no longer works\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'choose which emails you get' })).toBeVisible();
});

test('links a visitor back to sign-in', async () => {
  await showPage();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', PATHS.login);
});
