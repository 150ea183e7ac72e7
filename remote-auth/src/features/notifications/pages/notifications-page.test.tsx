import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, NOTIFICATION_EVENTS, PATHS, projectPath, type NotificationEvent } from '@metier/contract';
import { fakeServer, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import fr from '../../../locales/fr.json' with { type: 'json' };
import type { Notification } from '../notifications.api.ts';
import { Page } from './notifications-page.tsx';

const server = fakeServer();

const show = (path: string = PATHS.notifications) =>
  renderPage(<Page />, { path, as: 'customer', texts: { auth: { en, de } } });

const aNotification = (change: Partial<Notification> = {}): Notification => ({
  id: '3d6c1b7a-90e2-4f7b-a1c4-000000000071',
  kind: 'responses',
  event: 'response',
  data: { project: 'A logo', freelancer: 'Felix Novak' },
  path: projectPath('0f8b6d0e-3f52-4c8e-b0a7-7d0c5b1a9e03'),
  at: '2026-03-10T16:45:00.000Z',
  read_at: null,
  ...change,
});
const has = (notifications: readonly Notification[], { unread = 1, pages = 1 } = {}) =>
  server.answers('GET /api/notifications', ({ query }) => ({
    notifications: [...notifications],
    unread,
    counts: { all: notifications.length, unread },
    page: Number(query.get('page')),
    pages,
    total: notifications.length,
  }));
const link = () => screen.findByRole('link', { name: /Felix Novak would like to take “A logo”/ });

test('opening a notification marks it as read and navigates to its page', async () => {
  has([aNotification()]);
  const sent = server.answers('POST /api/notifications/read', { unread: 0 });
  const { person, currentUrl } = await show();
  expect(await link()).toHaveTextContent('New');
  await person.click(await link());
  expect(currentUrl()).toBe(aNotification().path);
  await waitFor(() => expect(sent[0]?.body).toEqual({ ids: [aNotification().id] }));
});

test('opening a read one only navigates', async () => {
  has([aNotification({ read_at: '2026-03-11T10:00:00.000Z' })]);
  const { person, currentUrl } = await show();
  expect(await link()).not.toHaveTextContent('New');
  await person.click(await link());
  expect(currentUrl()).toBe(aNotification().path);
});

test("opening it in a new tab marks it as read, the browser's context menu does not", async () => {
  has([aNotification()]);
  const sent = server.answers('POST /api/notifications/read', { unread: 0 });
  const { person } = await show();
  await person.pointer({ keys: '[MouseRight]', target: await link() });
  expect(sent).toHaveLength(0);
  await person.pointer({ keys: '[MouseMiddle]', target: await link() });
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('all are marked at once', async () => {
  const arrived = has([aNotification()]);
  const sent = server.answers('POST /api/notifications/read', { unread: 0 });
  const { person } = await show();
  await link();
  has([aNotification({ read_at: '2026-03-11T10:00:00.000Z' })], { unread: 0 });
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All notifications are marked as read')).toBeVisible();
  expect(sent[0]?.body).toEqual({ all: 1 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All 1', 'Unread 0']);
  expect(arrived).toHaveLength(1);
});

describe('the filter', () => {
  test('requests only unread ones', async () => {
    has([aNotification()]);
    const { person, currentUrl } = await show();
    await link();
    const arrived = has([], { unread: 0 });
    await person.click(screen.getByRole('tab', { name: 'Unread 1' }));
    expect(await screen.findByText('You have read everything')).toBeVisible();
    expect(currentUrl()).toBe(`${PATHS.notifications}?show=unread`);
    expect(arrived[0]?.query.get('unread')).toBe('1');
  });

  test('and the page are in the URL', async () => {
    const arrived = has([aNotification()], { pages: 3 });
    await show(`${PATHS.notifications}?show=unread&page=2`);
    await link();
    expect(arrived[0]?.query.toString()).toBe('page=2&unread=1');
    expect(screen.getByRole('button', { name: /3/ })).toBeVisible();
  });
});

test('without notifications the page says what will appear here, without a mark button', async () => {
  has([], { unread: 0 });
  await show();
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

const FULL: Notification['data'] = {
  project: 'P-name',
  customer: 'C-name',
  freelancer: 'F-name',
  party: 'X-name',
  theme: 'T-name',
  amount: 7524,
  points: 7524,
  days: 3,
  due: '2026-03-17T16:45:00.000Z',
  clears: '2026-03-17T16:45:00.000Z',
};
const EVENTS: readonly NotificationEvent[] = Object.values(NOTIFICATION_EVENTS).flat();
test.each(
  LANGUAGES.flatMap((language) => (['customer', 'freelancer'] as const).map((as) => ({ language, as }))),
)('every event has a text with all placeholders filled: %o', async ({ language, as }) => {
  has(
    EVENTS.map((event, number) =>
      aNotification({
        event,
        data: FULL,
        id: `3d6c1b7a-90e2-4f7b-a1c4-${String(number).padStart(12, '0')}`,
      }),
    ),
  );
  await renderPage(<Page />, {
    path: PATHS.notifications,
    as,
    texts: { auth: { en, de, es, fr } },
    language,
  });
  const rows = within(await screen.findByRole('list')).getAllByRole('link');
  expect(rows).toHaveLength(EVENTS.length);
  for (const row of rows) {
    expect(row.textContent).not.toMatch(/notifications\.|[{}]|undefined|“”|„“|«\s*»/);
    expect(row.textContent).toMatch(/[PT]-name|75|profil|perfil/i);
  }
});

test.each([
  ['customer', '€24.00 back to you, €60.00 for the freelancer'],
  ['freelancer', '6,000 points for you, 2,400 points refunded to the customer'],
] as const)(
  'the %s reads the shares of a price in their own unit, their own side first',
  async (as, shares) => {
    has([
      aNotification({ event: 'case-divided', data: { project: 'A logo', amount: 2_400, points: 6_000 } }),
    ]);
    await renderPage(<Page />, { path: PATHS.notifications, as, texts: { auth: { en, de } } });
    const row = within(await screen.findByRole('list')).getByRole('link');
    expect(row).toHaveTextContent(`The decision about “A logo” is final: ${shares}`);
  },
);

test.each([{ points: 7_500 }, { amount: 7_500 }, { points: 7_500, amount: 1 }])(
  'the price of a found project is in points, also where it was stored in cents: %o',
  async (price) => {
    has([aNotification({ event: 'project-found', data: { project: 'A logo', ...price } })]);
    await renderPage(<Page />, { path: PATHS.notifications, as: 'freelancer', texts: { auth: { en, de } } });
    const row = within(await screen.findByRole('list')).getByRole('link');
    expect(row).toHaveTextContent('“A logo” for 7,500 points matches a search');
  },
);
