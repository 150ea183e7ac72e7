import { expect, test } from '@jest/globals';
import { personPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { comeBackLater, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { ManagedAccount } from '../managed-account.api.ts';
import { AccountPanel } from './account-panel.tsx';

const server = fakeServer();
const SHOWN = { ...examples['GET /api/manager/people/person'].reply.person, ...FREELANCER };
const account: ManagedAccount = {
  user: FREELANCER,
  email: 'clara@bakery.example',
  type_client: 'freelancer',
  created_at: '2026-02-01T10:00:00Z',
  sessions: 2,
  block: null,
};
const blocked: ManagedAccount = {
  ...account,
  sessions: 0,
  block: {
    reason: 'Somebody else used it.',
    blocked_at: '2026-02-10T10:00:00Z',
    manager: { id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91', first_name: 'Mona', last_name: 'Meier' },
  },
};
const is = (now: ManagedAccount) => server.answers('GET /api/manager/accounts', { account: now });

async function show() {
  const page = await showToManager(<AccountPanel person={SHOWN} />, personPath(FREELANCER.id));
  const press = async (name: string) => page.person.click(await screen.findByRole('button', { name }));
  const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
  return { ...page, press, dialog };
}

test('shows the account and its number of sessions', async () => {
  is(account);
  await show();
  expect(await screen.findByText('In 2 places')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  // In one list with the other facts.
  expect(screen.getByText('In 2 places').closest('dl')).toBe(screen.getByText('Verified').closest('dl'));
  expect(screen.queryByRole('button', { name: 'Unblock account' })).toBeNull();
});

test('ends all sessions after confirmation', async () => {
  is(account);
  const sent = server.answers('POST /api/manager/accounts/end_sessions', () => {
    is({ ...account, sessions: 0 });
    return {};
  });
  const { person, press, dialog } = await show();
  await press('End all sessions');
  const question = await dialog(/^End all sessions of /);
  await person.click(question.getByRole('button', { name: 'End all sessions' }));
  expect(await screen.findByText('All sessions have ended')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ user_id: FREELANCER.id }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull());
  expect(screen.getByText('Nowhere')).toBeVisible();
});

test('blocks with a required reason, which is kept on failure', async () => {
  is(account);
  const failed = server.answers('POST /api/manager/accounts/block', refuse('serverError'));
  const { person, press, dialog } = await show();
  await press('Block account');
  const form = await dialog(/^Block /);
  const submit = form.getByRole('button', { name: 'Block account' });
  await person.click(submit);
  expect(await form.findByText('This field is required')).toBeVisible();
  expect(failed).toHaveLength(0);
  await person.type(form.getByLabelText('Reason'), 'Somebody else used it.');
  await person.click(submit);
  await waitFor(() => expect(failed).toHaveLength(1));
  expect(form.getByLabelText('Reason')).toHaveValue('Somebody else used it.');
  const sent = server.answers('POST /api/manager/accounts/block', () => {
    is(blocked);
    return {};
  });
  await person.click(submit);
  expect(await screen.findByText('The account is blocked')).toBeVisible();
  expect(sent[0]?.body).toEqual({ user_id: FREELANCER.id, reason: 'Somebody else used it.' });
  expect(await screen.findByRole('button', { name: 'Unblock account' })).toBeVisible();
});

test('the dialog says that another manager has blocked the account, and keeps the reason', async () => {
  is(account);
  const { person, press, dialog } = await show();
  await press('Block account');
  const form = await dialog(/^Block /);
  await person.type(form.getByLabelText('Reason'), 'Somebody else used it.');
  is(blocked);
  comeBackLater();
  expect(await form.findByRole('alert')).toHaveTextContent(/the account has already been blocked/);
  expect(form.getByLabelText('Reason')).toHaveValue('Somebody else used it.');
  expect(form.getByRole('button', { name: 'Block account' })).toBeDisabled();
});

test('a refused block is told in the dialog, which keeps the reason', async () => {
  is(account);
  server.answers('POST /api/manager/accounts/block', () => {
    is(blocked);
    return refuse('stateChanged', { blocked: true });
  });
  const { person, press, dialog } = await show();
  await press('Block account');
  const form = await dialog(/^Block /);
  await person.type(form.getByLabelText('Reason'), 'Somebody else used it.');
  await person.click(form.getByRole('button', { name: 'Block account' }));
  expect(await form.findByText(/the account has already been blocked/)).toBeVisible();
  expect(form.getByLabelText('Reason')).toHaveValue('Somebody else used it.');
});

test.each([
  ['Unblock account', blocked, account, /has already been unblocked/],
  ['End all sessions', account, { ...account, sessions: 0 }, /there are no sessions any more/],
] as const)('the question “%s” stays when another manager is faster', async (name, before, now, said) => {
  is(before);
  const { press } = await show();
  await press(name);
  const question = within(await screen.findByRole('dialog'));
  is(now);
  comeBackLater();
  expect(await question.findByRole('alert')).toHaveTextContent(said);
  expect(question.getByRole('button', { name })).toBeDisabled();
});

test('shows who blocked it and why, and unblocks it', async () => {
  is(blocked);
  const sent = server.answers('POST /api/manager/accounts/unblock', () => {
    is(account);
    return {};
  });
  const { person, press, dialog } = await show();
  expect(await screen.findByText('Somebody else used it.')).toBeVisible();
  expect(screen.getByText(/^Blocked by Mona Meier/)).toHaveTextContent(/10 Feb 2026/);
  await press('Unblock account');
  const question = await dialog(/^Unblock /);
  await person.click(question.getByRole('button', { name: 'Unblock account' }));
  expect(await screen.findByText('The account is unblocked')).toBeVisible();
  expect(sent[0]?.body).toEqual({ user_id: FREELANCER.id });
  expect(await screen.findByRole('button', { name: 'Block account' })).toBeVisible();
});

test('offers no action on the account of a manager', async () => {
  is({ ...account, type_client: 'manager' });
  await show();
  expect(await screen.findByText('In 2 places')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
