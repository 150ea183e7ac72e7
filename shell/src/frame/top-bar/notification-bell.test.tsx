import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, renderPage, screen } from '@metier/shared-kit/testing';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { NotificationBell } from './notification-bell.tsx';

const server = fakeServer();
const has = (unread: number) =>
  server.answers('GET /api/notifications', { notifications: [], unread, page: 1, pages: 1, total: unread });
const show = (language: 'en' | 'de' = 'en') =>
  renderPage(<NotificationBell />, {
    path: PATHS.help,
    as: 'manager',
    language,
    texts: { kit: { en, de } },
  });

test.each([
  ['en', 1, 'Notifications, 1 unread', '1'],
  ['en', 120, 'Notifications, 120 unread', '99+'],
  ['de', 3, 'Benachrichtigungen, 3 ungelesen', '3'],
] as const)('in %s %i unread ones are called "%s" and drawn as %s', async (language, unread, name, drawn) => {
  has(unread);
  await show(language);
  const bell = await screen.findByRole('link', { name });
  expect(bell).toHaveTextContent(drawn);
  expect(bell).toHaveAttribute('href', PATHS.notifications);
});

test('shows no number without unread notifications, or while the number is unknown', async () => {
  server.fails('GET /api/notifications');
  await show();
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent(/^$/);
});
