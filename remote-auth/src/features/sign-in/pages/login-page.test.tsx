import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { notify } from '@metier/shared-kit/notify';
import { Link, Navigate, Route, Routes } from '@metier/shared-kit/router';
import { session } from '@metier/shared-kit/session';
import { act, aUser, refuse, screen, tokenOf, waitFor } from '@metier/shared-kit/testing';
import en from '../../../locales/en.json' with { type: 'json' };
import { useGivenEmail } from '../../../shared/given-email.ts';
import { authServer, show } from '../../../testing/show.tsx';
import { Page } from './login-page.tsx';

const server = authServer();
const ada = aUser();

async function signIn(email = ada.email, password = 'Secret-demo-1') {
  const page = await show(<Page />, PATHS.login);
  await page.person.click(screen.getByLabelText('Email'));
  await page.person.paste(email);
  await page.person.click(screen.getByLabelText('Password'));
  await page.person.paste(password);
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  return page;
}

test('signs in', async () => {
  const sent = server.answers('POST /api/auth/login', { token: tokenOf(ada) });
  await signIn();
  await waitFor(() => expect(session.user()).toEqual(ada));
  expect(sent[0]?.body).toEqual({ email: ada.email, password: 'Secret-demo-1' });
});

test('the message that sign-in is possible closes after sign-in', async () => {
  server.answers('POST /api/auth/login', { token: tokenOf(ada) });
  const { person } = await show(<Page />, PATHS.login);
  act(() => notify.success(en.confirm.done));
  expect(screen.getByText(/You can sign in now/)).toBeVisible();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), 'Secret-demo-1{Enter}');
  await waitFor(() => expect(screen.queryByText(/You can sign in now/)).not.toBeInTheDocument());
});

test('is prefilled with the email that was just confirmed', async () => {
  const page = (
    <Routes>
      <Route path={PATHS.login} element={<Navigate to="/here" state={{ email: ada.email }} />} />
      <Route path="/here" element={<Page />} />
    </Routes>
  );
  await show(page, PATHS.login);
  expect(await screen.findByLabelText('Email')).toHaveValue(ada.email);
});

const NextPage = () => useGivenEmail();

test('a forgotten password passes the typed email on', async () => {
  const pages = (
    <Routes>
      <Route path={PATHS.login} element={<Page />} />
      <Route path={PATHS.recoveryPassword} element={<NextPage />} />
    </Routes>
  );
  const { person } = await show(pages, PATHS.login);
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByText(ada.email)).toBeVisible();
});

/** Opens the sign-in page from a page whose session was ended or expired. */
async function comeAfter(end: () => void) {
  const pages = (
    <Routes>
      <Route path="/before" element={<Link to={PATHS.login}>On</Link>} />
      <Route path={PATHS.login} element={<Page />} />
    </Routes>
  );
  const page = await show(pages, '/before');
  act(() => {
    session.start(tokenOf(ada));
    end();
  });
  await page.person.click(screen.getByRole('link', { name: 'On' }));
  return page;
}

test('shows that the session has ended, until a sign-in is refused', async () => {
  server.answers('POST /api/auth/login', refuse('wrongCredentials'));
  const { person } = await comeAfter(() => session.end());
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again');
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), 'Secret-demo-1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows no session message after a deliberate sign-out', async () => {
  await comeAfter(() => session.signOut());
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['wrongCredentials', 'Wrong email or password'],
  ['accountLocked', 'Too many wrong passwords. Please try again in a few minutes'],
] as const)('says beside the form: %s', async (error, text) => {
  server.answers('POST /api/auth/login', refuse(error));
  const { currentUrl } = await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue(ada.email);
  expect([currentUrl(), session.user()]).toEqual([PATHS.login, null]);
});

test.each([
  ['en', 'Email', 'Password', 'Sign in', 'Too many wrong passwords. You can try again at 14:05'],
  [
    'de',
    'E-Mail',
    'Passwort',
    'Anmelden',
    'Zu viele falsche Passwörter. Ab 14:05 kannst du es erneut versuchen',
  ],
] as const)(
  'says in "%s" until when the account is locked',
  async (language, email, password, submit, text) => {
    const until = new Date(2026, 1, 14, 14, 5).toISOString();
    server.answers('POST /api/auth/login', refuse('accountLocked', { until }));
    const { person } = await show(<Page />, PATHS.login, { language });
    await person.type(screen.getByLabelText(email), ada.email);
    await person.type(screen.getByLabelText(password), 'Secret-demo-1');
    await person.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

test('shows in the form why the account is blocked', async () => {
  server.answers('POST /api/auth/login', refuse('accountBlocked', { reason: 'Somebody else used it.' }));
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This account is blocked. Reason: Somebody else used it.',
  );
});

test('shows any other error in a toast', async () => {
  server.answers('POST /api/auth/login', refuse('serverError'));
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
});

test('shows an error if there is no connection', async () => {
  server.fails('POST /api/auth/login');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error while connection to server');
});

test('redirects a user with an unconfirmed e-mail to the code, without signing in', async () => {
  server.answers(
    'POST /api/auth/login',
    refuse('emailNotConfirmed', { user_id: ada.id, token: tokenOf(ada) }),
  );
  const { currentUrl } = await signIn();
  await waitFor(() => expect(currentUrl()).toBe(PATHS.requestCode));
  expect(session.user()).toBeNull();
});

test('requires a valid email and a password before sending', async () => {
  const { person } = await show(<Page />, PATHS.login);
  await person.type(screen.getByLabelText('Email'), 'nobody@');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('shows and hides the password', async () => {
  const { person } = await show(<Page />, PATHS.login);
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('lets a visitor of a demo choose an account', async () => {
  const clara = {
    type_client: 'customer',
    first_name: 'Clara',
    last_name: 'Winter',
    email: 'clara@metier.example',
    password: 'Demo-1-demo',
  } as const;
  server.hasDemo([clara]);
  const { person } = await show(<Page />, PATHS.login);
  await person.click(await screen.findByRole('button', { name: /clara@metier.example/ }));
  expect(screen.getByLabelText('Email')).toHaveValue(clara.email);
  expect(screen.getByLabelText('Password')).toHaveValue(clara.password);
});

test('links to recovery, registration and the services', async () => {
  await show(<Page />, PATHS.login);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    PATHS.recoveryPassword,
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', PATHS.registration);
  expect(screen.getByRole('link', { name: 'See services and prices' })).toHaveAttribute(
    'href',
    PATHS.services,
  );
});

test('is available in German', async () => {
  await show(<Page />, PATHS.login, { language: 'de' });
  expect(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toHaveFocus();
});
