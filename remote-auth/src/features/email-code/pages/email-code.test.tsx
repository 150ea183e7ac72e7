import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { Route, Routes, useLocation } from '@metier/shared-kit/router';
import { act, aUser, refuse, screen, tokenOf, waitFor } from '@metier/shared-kit/testing';
import { keepTicket } from '../../../shared/sign-up-ticket.ts';
import { authServer, show } from '../../../testing/show.tsx';
import { Page as RequestCodePage } from './request-code-page.tsx';
import { Page as SignUpConfirmationPage } from './signup-confirmation-page.tsx';

const server = authServer();
const ada = aUser();
const ticket = tokenOf(ada);

function showRequest() {
  keepTicket(ticket);
  return show(<RequestCodePage />, PATHS.requestCode);
}

function showConfirmation() {
  keepTicket(ticket);
  return show(<SignUpConfirmationPage />, PATHS.signUpConfirmation);
}

async function enter(code: string) {
  const page = await showConfirmation();
  await page.person.type(screen.getByLabelText('Code'), code);
  await page.person.click(screen.getByRole('button', { name: 'Confirm' }));
  return page;
}

test('sends a code with the ticket and navigates to its entry', async () => {
  const sent = server.answers('POST /api/auth/request_email_code', {});
  const { person, currentUrl } = await showRequest();
  expect(screen.getByText(/ada@example.com is yours/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() => expect(currentUrl()).toBe(PATHS.signUpConfirmation));
  expect(sent[0]?.body).toEqual({ user_id: ada.id });
  expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${ticket}`);
});

test('shows an error if no code could be sent', async () => {
  server.answers('POST /api/auth/request_email_code', refuse('tooManyRequests'));
  const { person, currentUrl } = await showRequest();
  await person.click(screen.getByRole('button', { name: 'Get code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error while request of email code');
  expect(currentUrl()).toBe(PATHS.requestCode);
});

test('confirms the email and redirects to sign-in; the ticket is used up', async () => {
  const sent = server.answers('POST /api/auth/signup_confirmation', {});
  const { currentUrl, unmount } = await enter('123456');
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
  expect(sent[0]?.body).toEqual({ confirmation_key: '123456' });
  expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${ticket}`);
  unmount();
  const again = await show(<SignUpConfirmationPage />, PATHS.signUpConfirmation);
  expect(again.currentUrl()).toBe(PATHS.login);
});

/** Displays the router state that a page was opened with. */
const Brought = () => JSON.stringify(useLocation().state);

test('passes the confirmed email to sign-in', async () => {
  server.answers('POST /api/auth/signup_confirmation', {});
  keepTicket(ticket);
  const pages = (
    <Routes>
      <Route path={PATHS.signUpConfirmation} element={<SignUpConfirmationPage />} />
      <Route path={PATHS.login} element={<Brought />} />
    </Routes>
  );
  const { person } = await show(pages, PATHS.signUpConfirmation);
  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(JSON.stringify({ email: ada.email }))).toBeVisible();
});

test('accepts a code with the space that mails and phones insert', async () => {
  const sent = server.answers('POST /api/auth/signup_confirmation', {});
  await enter(' 123 456 ');
  await waitFor(() => expect(sent[0]?.body).toEqual({ confirmation_key: '123456' }));
});

test.each([
  ['en', 4, 'The code is wrong, already used or expired'],
  ['en', 0, 'This code no longer works. Request a new one'],
  ['de', 0, 'Dieser Code gilt nicht mehr. Fordere einen neuen an'],
] as const)('says at the field what helps (%s, %i tries left)', async (language, tries_left, text) => {
  server.answers('POST /api/auth/signup_confirmation', refuse('badCode', { tries_left }));
  keepTicket(ticket);
  const { person } = await show(<SignUpConfirmationPage />, PATHS.signUpConfirmation, { language });
  const field = screen.getByRole('textbox');
  await person.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
});

test('shows that a code is wrong and keeps it in the field', async () => {
  server.answers('POST /api/auth/signup_confirmation', refuse('badCode'));
  await enter('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong, already used or expired');
  expect(screen.getByLabelText('Code')).toHaveValue('000000');
});

test('requires six digits', async () => {
  await enter('12345');
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('The code has six digits'),
  );
});

describe('a new code', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const again = () => screen.getByRole('button', { name: /^Send a new code/ });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  test('can be requested once the last one had time to arrive, with a countdown', async () => {
    const sent = server.answers('POST /api/auth/request_email_code', {});
    const { person } = await showConfirmation();
    expect(again()).toBeDisabled();
    expect(again()).toHaveTextContent('Send a new code in 0:30');
    await pass(10);
    expect(again()).toHaveTextContent('Send a new code in 0:20');
    await pass(20);
    expect(again()).toHaveTextContent(/^Send a new code$/);
    await person.click(again());
    expect(await screen.findByText('The code is on its way')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(again()).toHaveTextContent('Send a new code in 0:30');
  });

  test('clears the old code and its error', async () => {
    server.answers('POST /api/auth/request_email_code', {});
    server.answers('POST /api/auth/signup_confirmation', refuse('badCode', { tries_left: 4 }));
    const { person } = await enter('000000');
    const field = screen.getByLabelText('Code');
    await waitFor(() => expect(field).toBeInvalid());
    await pass(30);
    await person.click(again());
    await screen.findByText('The code is on its way');
    await waitFor(() =>
      expect(screen.queryByText('The code is wrong, already used or expired')).not.toBeInTheDocument(),
    );
    expect(field).toBeValid();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  test('waits as long as the API requires after too many requests', async () => {
    server.answers('POST /api/auth/request_email_code', refuse('tooManyRequests', { retry_after: 90 }));
    const { person } = await showConfirmation();
    await pass(30);
    await person.click(again());
    await waitFor(() => expect(again()).toHaveTextContent('Send a new code in 1:30'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error while request of email code');
  });
});

test('the error of a code disappears when another is typed', async () => {
  server.answers('POST /api/auth/signup_confirmation', refuse('badCode', { tries_left: 4 }));
  const { person } = await enter('000000');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  await person.type(screen.getByLabelText('Code'), '{Backspace}');
  await waitFor(() =>
    expect(screen.queryByText('The code is wrong, already used or expired')).not.toBeInTheDocument(),
  );
});

test.each([
  ['request', showRequest],
  ['confirmation', showConfirmation],
])('the %s links back to sign-in', async (_name, showPage) => {
  await showPage();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', PATHS.login);
});

test('after a mistyped email the confirmation links to creating another account', async () => {
  await showConfirmation();
  expect(screen.getByRole('link', { name: 'Create the account again' })).toHaveAttribute(
    'href',
    PATHS.registration,
  );
});

test.each([
  ['request', <RequestCodePage key="page" />, PATHS.requestCode],
  ['confirmation', <SignUpConfirmationPage key="page" />, PATHS.signUpConfirmation],
])('without a ticket the %s redirects to sign-in', async (_name, page, path) => {
  const { currentUrl } = await show(page, path);
  expect(currentUrl()).toBe(PATHS.login);
});
