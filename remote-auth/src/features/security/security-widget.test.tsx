import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DURATIONS, PATHS } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import {
  act,
  aUser,
  fakeServer,
  refuse,
  renderPage,
  screen,
  tokenOf,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { Widget } from './security-widget.tsx';

const server = fakeServer();
const ada = aUser();
const here = {
  id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  created_at: '2026-02-01T10:00:00Z',
  last_used_at: '2026-02-02T10:00:00Z',
  current: true,
};
const there = {
  ...here,
  id: '8e2b4a90-17cd-4f36-b5a2-c93d7e610f58',
  device: 'Safari on iPhone',
  current: false,
};
const show = () => renderPage(<Widget />, { path: PATHS.user, as: ada, texts: { auth: { en, de } } });

const ONE_PAGE = { page: 1, pages: 1, total: 2 };
beforeEach(() => {
  sessionStorage.clear();
  server.answers('GET /api/auth/sessions', { sessions: [here, there], ...ONE_PAGE });
});

afterEach(() => void jest.useRealTimers());

test('an unrecognised browser is identified by the time of its sign-in', async () => {
  server.answers('GET /api/auth/sessions', { sessions: [here, { ...there, device: '' }], ...ONE_PAGE });
  await show();
  expect(await screen.findByText(/^Unrecognised browser, signed in 1 Feb 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sign out Unrecognised browser/ })).toBeVisible();
});

async function changePassword() {
  const page = await show();
  await page.person.type(screen.getByLabelText('Current password'), 'Secret-1');
  await page.person.type(screen.getByLabelText('New password'), 'Secret-2');
  await page.person.type(screen.getByLabelText('Repeat the new password'), 'Secret-2');
  await page.person.click(screen.getByRole('button', { name: 'Change password' }));
  return page;
}

async function changeEmail() {
  const page = await show();
  await page.person.type(screen.getByLabelText('New email'), 'new@example.com');
  await page.person.click(screen.getByRole('button', { name: 'Change email' }));
  return page;
}

test('changes the password and empties the form', async () => {
  const sent = server.answers('POST /api/auth/change_password', {});
  await changePassword();
  expect(await screen.findByText('The password has been changed successfully')).toBeVisible();
  expect(sent[0]?.body).toEqual({ user_id: ada.id, password: 'Secret-1', new_password: 'Secret-2' });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('password managers find the user name', async () => {
  await show();
  const form = screen.getByLabelText<HTMLInputElement>('Current password').form;
  expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(ada.email);
  expect(form?.querySelector('[autocomplete="username"]')).toHaveAttribute('aria-hidden', 'true');
  const tokens = [...(form?.querySelectorAll('input[type=password]') ?? [])].map((input) =>
    input.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
});

test('a new code can be requested during a change of the email', async () => {
  server.answers('POST /api/auth/change_email', {});
  const sent = server.answers('POST /api/auth/request_email_code', {});
  jest.useFakeTimers({ advanceTimers: true });
  const { person } = await changeEmail();
  const again = await screen.findByRole('button', { name: /^Send a new code in 0:/ });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await person.click(again);
  expect(await screen.findByText('The code is on its way')).toBeVisible();
  expect(sent[0]?.body).toEqual({ user_id: ada.id });
});

test('after a quarter of an hour the change is requested again, with the password', async () => {
  server.answers('POST /api/auth/change_email', {});
  server.answers('POST /api/auth/request_email_code', refuse('passwordNeeded'));
  jest.useFakeTimers({ advanceTimers: true });
  const { person } = await changeEmail();
  const again = await screen.findByRole('button', { name: /^Send a new code in 0:/ });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await person.click(again);
  expect(await screen.findByLabelText('Your password')).toBeVisible();
  expect(screen.getByLabelText('New email')).toHaveValue('');
});

test('shows which password was wrong', async () => {
  server.answers('POST /api/auth/change_password', refuse('wrongCredentials'));
  const { person } = await changePassword();
  expect(await screen.findByText('There is error while changing password')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    'This is not your current password',
  );
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await person.tab();
  expect(screen.getByLabelText('Current password')).toBeInvalid();
  await person.type(screen.getByLabelText('Current password'), '!');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toBeValid());
});

test('changes the email once its code is entered, and the session with it', async () => {
  const asked = server.answers('POST /api/auth/change_email', {});
  const confirmed = server.answers('POST /api/auth/send_email_code', {});
  server.answers('POST /api/auth/refresh-tokens', { token: tokenOf({ ...ada, email: 'new@example.com' }) });
  const { person } = await changeEmail();
  await person.type(await screen.findByLabelText('Code'), '123456');
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(session.user()?.email).toBe('new@example.com'));
  expect(asked[0]?.body).toEqual({ user_id: ada.id, email: 'new@example.com' });
  expect(confirmed[0]?.body).toEqual({ user_id: ada.id, confirmation_code: '123456' });
  expect(await screen.findByText('You sign in with new@example.com.')).toBeVisible();
});

test('requires the password if the sign-in is not recent, and keeps the typed email', async () => {
  server.answers('POST /api/auth/change_email', refuse('passwordNeeded'));
  const { person } = await changeEmail();
  const password = await screen.findByLabelText('Your password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/^You signed in a while ago\./);
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
  expect(screen.queryByText('There is error while changing email')).toBeNull();

  const wrong = server.answers('POST /api/auth/change_email', refuse('wrongCredentials'));
  const submit = screen.getByRole('button', { name: 'Change email' });
  await person.type(password, 'Secret-1');
  await person.click(submit);
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password'));

  const sent = server.answers('POST /api/auth/change_email', {});
  await person.type(password, '2');
  await person.click(submit);
  expect(await screen.findByLabelText('Code')).toBeVisible();
  const body = { user_id: ada.id, email: 'new@example.com' };
  expect([wrong[0]?.body, sent[0]?.body]).toEqual([
    { ...body, password: 'Secret-1' },
    { ...body, password: 'Secret-12' },
  ]);
});

test('keeps the typed email across a reload until the code is requested, but never the password', async () => {
  server.answers('POST /api/auth/change_email', refuse('passwordNeeded'));
  const { person, unmount } = await changeEmail();
  await person.type(await screen.findByLabelText('Your password'), 'Secret-1');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Secret-1');
  unmount();
  const again = await show();
  expect(await screen.findByLabelText('New email')).toHaveValue('new@example.com');
  server.answers('POST /api/auth/change_email', {});
  await again.person.click(screen.getByRole('button', { name: 'Change email' }));
  await again.person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('New email')).toHaveValue('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('new@example.com');
});

describe('an awaited code', () => {
  const reload = async ({ unmount }: Awaited<ReturnType<typeof show>>) => {
    unmount();
    return show();
  };
  const requested = async () => {
    server.answers('POST /api/auth/change_email', {});
    const page = await changeEmail();
    await screen.findByLabelText('Code');
    return page;
  };
  const moveOn = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

  test('can be entered after a reload, and is then forgotten', async () => {
    const { person, unmount } = await reload(await requested());
    expect(await screen.findByText(/new@example\.com/)).toBeVisible();
    const confirmed = server.answers('POST /api/auth/send_email_code', {});
    server.answers('POST /api/auth/refresh-tokens', { token: tokenOf({ ...ada, email: 'new@example.com' }) });
    await person.type(screen.getByLabelText('Code'), '123456');
    await person.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(session.user()?.email).toBe('new@example.com'));
    expect(confirmed[0]?.body).toEqual({ user_id: ada.id, confirmation_code: '123456' });
    unmount();
    await show();
    expect(await screen.findByLabelText('New email')).toBeVisible();
  });

  test('is forgotten when cancelled', async () => {
    const page = await requested();
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await reload(page);
    expect(await screen.findByLabelText('New email')).toBeVisible();
  });

  test('is forgotten by signing out', async () => {
    const { unmount } = await requested();
    unmount();
    session.signOut();
    await show();
    expect(await screen.findByLabelText('New email')).toBeVisible();
  });

  test('is forgotten by a reload after it has expired; a new code lasts as long again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    server.answers('POST /api/auth/request_email_code', {});
    const page = await requested();
    moveOn(DURATIONS.emailCode - 60);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await page.person.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await screen.findByText('The code is on its way');
    moveOn(DURATIONS.emailCode - 60);
    const later = await reload(page);
    expect(await screen.findByLabelText('Code')).toBeVisible();
    moveOn(61);
    await reload(later);
    expect(await screen.findByLabelText('New email')).toBeVisible();
  });
});

test('shows at its field that another account has the new email', async () => {
  server.answers('POST /api/auth/change_email', refuse('emailExists'));
  await changeEmail();
  expect(await screen.findByText('There is error while changing email')).toBeVisible();
  const field = screen.getByLabelText('New email');
  await waitFor(() => expect(field).toHaveAccessibleDescription('User with this email already exists'));
  expect(field).toHaveValue('new@example.com');
});

test('ends another session, but not this one', async () => {
  const sent = server.answers('DELETE /api/auth/sessions', {});
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('That device is signed out')).toBeVisible();
  expect(sent[0]?.query.get('session_id')).toBe(there.id);
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
});

test('shows where each device was last used, if known', async () => {
  server.answers('GET /api/auth/sessions', { sessions: [here, { ...there, address: '' }], ...ONE_PAGE });
  await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Last used: .+ · 203\.0\.113\.7/);
  expect(second).toHaveTextContent(/Last used: /);
  expect(second).not.toHaveTextContent(/Last used: .+ · /);
});

test('ends all other sessions with one call, after confirmation', async () => {
  const sent = server.answers('DELETE /api/auth/sessions/others', () => {
    server.answers('GET /api/auth/sessions', { sessions: [here], page: 1, pages: 1, total: 1 });
    return {};
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
  expect(sent).toHaveLength(0);
  await person.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All other devices are signed out')).toBeVisible();
  expect(sent).toHaveLength(1);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument(),
  );
});

test('shows an error if the other sessions could not be ended', async () => {
  server.answers('DELETE /api/auth/sessions/others', refuse('serverError'));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
  await person.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
});

test('offers a retry if the sessions fail to load', async () => {
  server.answers('GET /api/auth/sessions', refuse('serverError'));
  const { person } = await show();
  await screen.findByText('Something went wrong on our side. Try again in a moment.');
  server.answers('GET /api/auth/sessions', { sessions: [here], ...ONE_PAGE });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});
