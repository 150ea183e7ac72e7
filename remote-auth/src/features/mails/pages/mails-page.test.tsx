import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, refuse, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Preference } from '../mails.api.ts';
import { Page } from './mails-page.tsx';

const server = fakeServer();
const show = () =>
  renderPage(<Page />, { path: PATHS.notificationMails, as: 'customer', texts: { auth: { en, de } } });
const has = (...preferences: Preference[]) =>
  server.answers('GET /api/notifications/preferences', { preferences });
const responses = () => screen.findByRole('combobox', { name: 'Responses to your projects' });

test('a choice is saved at once, and shown while it is being saved', async () => {
  has({ kind: 'responses', mail: 'now' }, { kind: 'progress', mail: 'off' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const sent = server.answers('POST /api/notifications/preferences', async () => {
    await held;
    return {};
  });
  const { person } = await show();
  expect(await responses()).toHaveDisplayValue('At once');
  expect(screen.getByRole('combobox', { name: 'Progress of your projects' })).toHaveDisplayValue('No email');
  await person.selectOptions(await responses(), 'Once a day, in one email');
  expect(await responses()).toHaveDisplayValue('Once a day, in one email');
  has({ kind: 'responses', mail: 'daily' }, { kind: 'progress', mail: 'off' });
  answer();
  expect(await screen.findByText('Your choice is saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({ kind: 'responses', mail: 'daily' });
  expect(await responses()).toHaveDisplayValue('Once a day, in one email');
});

test('a choice that failed to save is reverted', async () => {
  has({ kind: 'responses', mail: 'now' });
  server.answers('POST /api/notifications/preferences', refuse('serverError'));
  const { person } = await show();
  await person.selectOptions(await responses(), 'No email');
  await waitFor(async () => expect(await responses()).toHaveDisplayValue('At once'));
});

test('mails sent at once say so, and messages their delay', async () => {
  has({ kind: 'responses', mail: 'now' }, { kind: 'messages', mail: 'now' });
  await show();
  expect(await responses()).toHaveDisplayValue('At once');
  expect(screen.getByRole('combobox', { name: 'Messages' })).toHaveDisplayValue(
    'After 15\u00A0minutes unread',
  );
});

test('a user without choices is told what is mailed', async () => {
  has();
  await show();
  expect(await screen.findByText(/are always sent at once/)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
