import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  act,
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '../../testing/index.ts';
import { aConversation, aMessage, aProject, CUSTOMER, FREELANCER } from '../testing/index.ts';
import { Conversation } from './conversation.tsx';

const READ = 'GET /api/conversations/messages';
const server = fakeServer();
const key = { project_id: aProject().id, freelancer_id: FREELANCER.id };
const uuid = (number: number) => `3d6c1b7a-90e2-4f7b-a1c4-${String(number).padStart(12, '0')}`;
const own = (text: string, created_at = new Date().toISOString()) =>
  aMessage(text, { id: uuid(7), author: CUSTOMER, created_at });

beforeEach(() => sessionStorage.clear());

const show = (role: 'customer' | 'manager' = 'customer') =>
  renderPage(<Conversation projectId={key.project_id} freelancerId={key.freelancer_id} />, {
    path: '/',
    as: aUser({ id: CUSTOMER.id, role }),
    texts: {},
  });
const log = () => screen.findByRole('log', { name: 'Conversation' });

test('messages and events are grouped by day, and links work', async () => {
  server.answers(
    READ,
    aConversation(
      [
        aMessage('See https://sign.example/1 please'),
        aMessage('Later', { created_at: '2026-02-09T09:00:00Z' }),
      ],
      {
        events: [
          { id: uuid(1), what: 'started', actor: FREELANCER, at: '2026-02-08T10:00:00Z' },
          { id: uuid(2), what: 'share_offered', actor: CUSTOMER, at: '2026-02-08T10:01:00Z', share: 3_333 },
        ],
      },
    ),
  );
  await show();
  const [first, second] = within(await log()).getAllByRole('group');
  expect(first).toHaveTextContent('Work started');
  expect(first).toHaveTextContent('€33.33 for the freelancer Jonas Falk');
  expect(within(first as HTMLElement).getByRole('link', { name: 'https://sign.example/1' })).toBeVisible();
  expect(second).toHaveTextContent('Later');
});

test.each(['manager', 'customer'] as const)(
  'a closed, empty conversation is not shown (%s)',
  async (role) => {
    const asked = server.answers(READ, aConversation([], { conversation: { can_write: false } }));
    await show(role);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull());
  },
);

test('a conversation with nothing but events asks for the first message', async () => {
  const started = { id: uuid(1), what: 'started', actor: FREELANCER, at: '2026-02-08T10:00:00Z' } as const;
  server.answers(READ, aConversation([], { events: [started] }));
  await show();
  expect(await screen.findByText(/^No messages yet/)).toBeVisible();
});

describe('unread messages', () => {
  test('are below a line and are marked as read once', async () => {
    server.answers(
      READ,
      aConversation([aMessage('Old', { id: uuid(1) }), aMessage('Fresh', { id: uuid(2) })], {
        conversation: { unread: 1, unread_from: uuid(2) },
      }),
    );
    const marked = server.answers('POST /api/conversations/read', {});
    await show();
    expect(within(await log()).getByText('New')).toBeVisible();
    await waitFor(() => expect(marked.map(({ body }) => body)).toEqual([{ ...key, message_id: uuid(2) }]));
  });

  test('are not new again on the next visit: the conversation is refetched', async () => {
    const marked = server.answers('POST /api/conversations/read', {});
    const asked = server.answers(READ, () =>
      aConversation([aMessage('Fresh', { id: uuid(2) })], {
        conversation: marked.length === 0 ? { unread: 1, unread_from: uuid(2) } : {},
      }),
    );
    await show();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(within(await log()).getByText('New')).toBeVisible();
  });

  test('get the line also when they arrive after the page has loaded', async () => {
    const old = aMessage('Old', { id: uuid(1) });
    server.answers(READ, aConversation([old]));
    server.answers('POST /api/conversations/read', {});
    const { person } = await show();
    await screen.findByText('Old');
    const fresh = aMessage('Fresh', { id: uuid(2) });
    server.answers(READ, aConversation([old, fresh], { conversation: { unread: 1, unread_from: uuid(2) } }));
    server.answers('POST /api/conversations/messages', { message: own('Hello') });
    // Sending refetches the conversation.
    await person.type(screen.getByLabelText('Your message'), 'Hello{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Fresh')).toBeVisible();
    expect(within(await log()).getByText('New')).toBeVisible();
  });

  test('are loaded up to the first of them, since all are marked as read', async () => {
    const conversation = { unread: 2, unread_from: uuid(2) };
    server.answers(READ, ({ query }) =>
      query.has('before')
        ? aConversation([aMessage('Old', { id: uuid(1) }), aMessage('Fresh', { id: uuid(2) })], {
            conversation,
            has_earlier: true,
          })
        : aConversation([aMessage('The latest', { id: uuid(3) })], { conversation, has_earlier: true }),
    );
    server.answers('POST /api/conversations/read', {});
    await show();
    expect(await screen.findByText('Fresh')).toBeVisible();
    expect((await log()).textContent).toMatch(/Earlier messages.*Old.*New.*Fresh.*The latest/);
  });

  test('are loaded by themselves on five further pages at most', async () => {
    let page = 9;
    const asked = server.answers(READ, () => {
      page -= 1;
      return aConversation([aMessage(`Page ${page}`, { id: uuid(page) })], {
        conversation: { unread: 99, unread_from: uuid(99) },
        has_earlier: true,
      });
    });
    // Reading refetches the pages.
    server.answers('POST /api/conversations/read', () => new Promise(() => {}));
    await show();
    expect(await screen.findByRole('button', { name: 'Earlier messages' })).toBeVisible();
    expect(asked).toHaveLength(6);
  });

  test('are not marked before their end is scrolled into view', async () => {
    let scroll: (isIntersecting: boolean) => void = () => undefined;
    const everything = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class extends everything {
      constructor(report: IntersectionObserverCallback) {
        super(() => undefined);
        scroll = (isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this);
      }
    };
    server.answers(
      READ,
      aConversation([aMessage('Fresh', { id: uuid(2) })], {
        conversation: { unread: 1, unread_from: uuid(2) },
      }),
    );
    const marked = server.answers('POST /api/conversations/read', {});
    const sent = server.answers('POST /api/conversations/messages', { message: own('Hello') });
    const { person } = await show();
    await log();
    act(() => scroll(false));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    // A later request has arrived, so an earlier one would have, too.
    await person.type(screen.getByLabelText('Your message'), 'Hello{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(marked).toEqual([]);
    act(() => scroll(true));
    await waitFor(() => expect(marked).toHaveLength(1));
    globalThis.IntersectionObserver = everything;
  });

  test('are not marked while the page is hidden', async () => {
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.answers(
      READ,
      aConversation([aMessage('Fresh', { id: uuid(2) })], {
        conversation: { unread: 1, unread_from: uuid(2) },
      }),
    );
    const marked = server.answers('POST /api/conversations/read', {});
    await show();
    await log();
    expect(marked).toEqual([]);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(marked).toHaveLength(1));
    seen.mockRestore();
  });
});

test('earlier messages are loaded above, before the oldest one shown', async () => {
  const asked = server.answers(READ, ({ query }) =>
    query.has('before')
      ? aConversation([aMessage('The very first', { id: uuid(1) })])
      : aConversation([aMessage('The latest', { id: uuid(2) })], { has_earlier: true }),
  );
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Earlier messages' }));
  expect(await screen.findByText('The very first')).toBeVisible();
  expect(asked.map(({ query }) => query.get('before'))).toEqual([null, uuid(2)]);
  expect((await log()).textContent).toMatch(/The very first.*The latest/);
  // Both are of one day, which has one line.
  const [first] = within(await log()).getAllByRole('group');
  const day = first?.getAttribute('aria-label') ?? '';
  expect((await log()).textContent?.split(day)).toHaveLength(2);
});

describe('writing', () => {
  test('Ctrl+Enter sends, Enter starts a new line; the field is emptied after sending', async () => {
    server.answers(READ, aConversation());
    const sent = server.answers('POST /api/conversations/messages', { message: own('One\nTwo') });
    const { person } = await show();
    const field = await screen.findByLabelText('Your message');
    await person.type(field, 'One{Enter}Two{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ...key, text: 'One\nTwo' }]));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  test('text typed while a message is being sent stays', async () => {
    server.answers(READ, aConversation());
    const arrived = Promise.withResolvers<void>();
    const sent = server.answers('POST /api/conversations/messages', async () => {
      await arrived.promise;
      return { message: own('First') };
    });
    const { person } = await show();
    const field = await screen.findByLabelText('Your message');
    await person.type(field, 'First{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await person.type(field, ' and more');
    arrived.resolve();
    await waitFor(() => expect(field).toHaveValue('and more'));
  });

  test('a message that failed to send stays and is sent by the next press', async () => {
    server.answers(READ, aConversation());
    server.answers('POST /api/conversations/messages', refuse('serverError'));
    const { person } = await show();
    await person.type(await screen.findByLabelText('Your message'), 'Looks good');
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Error of comments')).toBeVisible();
    const sent = server.answers('POST /api/conversations/messages', { message: own('Looks good') });
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent.map(({ body }) => body.text)).toEqual(['Looks good']));
  });

  test('messages of others appear without affecting the text being typed', async () => {
    server.answers(READ, aConversation());
    const { person } = await show();
    await person.click(await screen.findByLabelText('Your message'));
    await person.paste('Half a sentence');
    server.answers(READ, aConversation([aMessage('The reason is this')]));
    comeBackLater();
    expect(await screen.findByText('The reason is this')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Half a sentence');
  });

  test('is closed once another freelancer has the project', async () => {
    server.answers(READ, aConversation([aMessage('I would')], { conversation: { can_write: false } }));
    await show();
    expect(await screen.findByText(/^This conversation is closed/)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});

describe('an own message', () => {
  test('is edited in place', async () => {
    server.answers(READ, aConversation([own('Tomorow')]));
    const { person } = await show();
    await person.click(await screen.findByRole('button', { name: 'Edit “Tomorow”' }));
    const [field] = screen.getAllByLabelText('Your message');
    expect(field).toHaveFocus();
    await person.clear(field as HTMLElement);
    await person.type(field as HTMLElement, 'Tomorrow');
    const sent = server.answers('PUT /api/conversations/messages', { message: own('Tomorrow') });
    server.answers(READ, aConversation([{ ...own('Tomorrow'), edited_at: new Date().toISOString() }]));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/· edited$/)).toBeVisible();
    expect(screen.getByText('Tomorrow')).toBeVisible();
    expect(sent[0]?.body).toEqual({ message_id: uuid(7), text: 'Tomorrow' });
  });

  test('says why it can no longer be changed, and keeps what was typed', async () => {
    server.answers(READ, aConversation([own('Tomorow')]));
    server.answers('PUT /api/conversations/messages', refuse('stateChanged', { conversation: 'too_late' }));
    const { person } = await show();
    await person.click(await screen.findByRole('button', { name: 'Edit “Tomorow”' }));
    const [field] = screen.getAllByLabelText('Your message');
    await person.type(field as HTMLElement, '!');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Too late: a message can be changed or deleted for 15 minutes only'),
    ).toBeVisible();
    expect(field).toHaveValue('Tomorow!');
  });

  test('can be changed among earlier messages, too', async () => {
    server.answers(READ, ({ query }) =>
      query.has('before')
        ? aConversation([own('Tomorow')])
        : aConversation([aMessage('The latest', { id: uuid(2) })], { has_earlier: true }),
    );
    const { person } = await show();
    await person.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByRole('button', { name: 'Edit “Tomorow”' })).toBeVisible();
  });

  test('is named by its first words, since screen readers read whole names', async () => {
    server.answers(READ, aConversation([own('Long '.repeat(900))]));
    await show();
    const name = `Edit “${'Long '.repeat(12)}…”`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect((await screen.findByText(/^Long Long/)).getAttribute('dir')).toBe('auto');
  });

  test('is deleted after confirmation, and leaves a placeholder', async () => {
    server.answers(READ, aConversation([own('Oops')]));
    const { person } = await show();
    await person.click(await screen.findByRole('button', { name: 'Delete “Oops”' }));
    const gone = { ...own(''), deleted_at: new Date().toISOString() };
    const sent = server.answers('DELETE /api/conversations/messages', { message: gone });
    server.answers(READ, aConversation([gone]));
    await person.click(await screen.findByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('This message was deleted')).toBeVisible();
    expect(sent[0]?.query.get('message_id')).toBe(uuid(7));
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  test('cannot be changed or deleted after 15 minutes, nor can a message of the other side', async () => {
    const old = own('Old', new Date(Date.now() - 16 * 60_000).toISOString());
    server.answers(READ, aConversation([old, aMessage('Theirs', { created_at: new Date().toISOString() })]));
    await show();
    await screen.findByText('Theirs');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
  });
});

test('a manager reads when a conversation can be opened', async () => {
  server.answers(READ, refuse('notFound'));
  await show('manager');
  expect(await screen.findByText(/once the project has a case/)).toBeVisible();
});
