import { expect, test } from '@jest/globals';
import { conversationPath, PATHS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { aUser, fakeServer, renderPage, screen, within } from '../../testing/index.ts';
import { aConversation, aMessage, aProject, CUSTOMER, FREELANCER } from '../testing/index.ts';
import { ConversationsPage } from './conversations-page.tsx';

const server = fakeServer();
const { file } = examples['PUT /api/files'].reply;
const show = (id: string, role: 'customer' | 'freelancer') =>
  renderPage(<ConversationsPage />, { path: PATHS.conversations, as: aUser({ id, role }), texts: {} });
const { project, customer, freelancer } = aConversation().conversation;
const row = (unread: number) => ({ project, customer, freelancer, unread, latest: aMessage('Good day') });

test.each([
  ['customer', CUSTOMER.id, 'Jonas Falk'],
  ['freelancer', FREELANCER.id, 'Ada Kern'],
] as const)('a %s sees the other side, the latest message and what is new', async (role, id, name) => {
  server.answers('GET /api/conversations', {
    conversations: [row(2)],
    unread: 2,
    page: 1,
    pages: 1,
    total: 1,
  });
  await show(id, role);
  const link = await screen.findByRole('link', { name: new RegExp(name) });
  expect(link).toHaveAttribute('href', conversationPath(aProject().id, FREELANCER.id));
  expect(link).toHaveTextContent('Good day');
  expect(link).toHaveTextContent('2 new');
  // Rows of the same person differ by project on the narrowest screen, too: only the message is shortened.
  expect(within(link).getByText('Good day')).toHaveAttribute('data-shortened');
  expect(within(link).getByText(new RegExp(project.name))).not.toHaveClass('MuiTypography-noWrap');
});

test.each([
  [1, 'sketch.png'],
  [2, 'sketch.png and 1 more file'],
])('a message of only %i files is shown by its first file', async (count, words) => {
  const latest = aMessage('', { files: Array.from({ length: count }, () => file) });
  server.answers('GET /api/conversations', {
    conversations: [{ ...row(0), latest }],
    unread: 0,
    page: 1,
    pages: 1,
    total: 1,
  });
  await show(CUSTOMER.id, 'customer');
  expect(await screen.findByText(words)).toBeVisible();
});

test('without messages the page says how a conversation begins', async () => {
  server.answers('GET /api/conversations', { conversations: [], unread: 0, page: 1, pages: 1, total: 0 });
  await show(CUSTOMER.id, 'customer');
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
