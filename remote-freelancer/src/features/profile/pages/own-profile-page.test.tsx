import { describe, expect, test } from '@jest/globals';
import { freelancerPath, OWN_VERIFICATION_PATH, PATHS, publicPath } from '@metier/contract';
import {
  aUser,
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { WidgetHostProvider } from '@metier/shared-kit/remote';
import { Waiting } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { OwnProfile } from '../profile.api.ts';
import { Page } from './own-profile-page.tsx';

const server = fakeServer();
const saved = savedFiles();
const jonas = aUser({ id: FREELANCER.id, firstName: 'Jonas', lastName: 'Falk', role: 'freelancer' });
const empty: OwnProfile = {
  profile: {
    ...FREELANCER,
    about_me: '',
    links: [],
    contacts: '',
    free: true,
    verified: false,
    finished_projects: 0,
    languages: [],
    response_hours: null,
    on_time_percent: null,
    rating: null,
    favorite: false,
    own_team: false,
  },
  category_ids: [],
  services: [],
};
const filled: OwnProfile = {
  profile: {
    ...empty.profile,
    about_me: 'I draw logos.',
    links: ['https://example.com/jonas'],
    contacts: 'jonas@example.com',
    languages: ['de'],
  },
  category_ids: [2],
  services: [],
};

interface ShowOptions {
  knowsFree?: boolean;
  knowsPublic?: boolean;
  path?: string;
}

async function show(
  profile: OwnProfile,
  { knowsFree = true, knowsPublic = true, path = PATHS.user }: ShowOptions = {},
) {
  server.answers('GET /api/freelancer/profile', profile);
  server.answers(
    'GET /api/freelancers/free',
    knowsFree ? { freelancer_status: { free: true } } : refuse('serverError'),
  );
  server.answers('GET /api/freelancers/verification/links', {
    links: [],
    verification: { status: 'none', reason: null, decided_at: null, submitted_at: null },
  });
  server.answers('GET /api/freelancers/contract', { status: 'offered', contract_number: null });
  server.answers(
    'GET /api/freelancers/public_page',
    knowsPublic ? { is_public: false } : refuse('serverError'),
  );
  return renderPage(<Page />, { path, as: jonas, texts: { freelancer: { en, de } } });
}

async function showData(profile: OwnProfile, options: ShowOptions = {}) {
  const page = await show(profile, options);
  await screen.findByLabelText('About me');
  return page;
}

async function showVerification() {
  const page = await show(filled, { path: OWN_VERIFICATION_PATH });
  await screen.findByRole('region', { name: 'Contract' });
  return page;
}

test('an empty profile shows an error at each field on blur and on submit, and sends nothing', async () => {
  const { person } = await showData(empty);
  await person.click(screen.getByLabelText('About me'));
  await person.tab();
  expect(await screen.findByText('This field is required')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
});

test('saves text, contacts, links, languages, and the categories as numbers', async () => {
  const { person } = await showData(filled);
  const sent = server.answers('POST /api/freelancer/profile', {});
  await person.click(screen.getByLabelText('Marketing'));
  await person.selectOptions(screen.getByLabelText('Add a language'), 'Swedish');
  await person.click(screen.getByRole('button', { name: 'Remove German' }));
  await person.click(screen.getByLabelText('About me'));
  await person.paste(' And posters.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile has been saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    about_me: 'I draw logos. And posters.',
    contacts: 'jonas@example.com',
    links: ['https://example.com/jonas'],
    category_ids: [1, 2],
    languages: ['sv'],
  });
});

test('a profile that failed to save keeps the typed values', async () => {
  const { person } = await showData(filled);
  server.answers('POST /api/freelancer/profile', refuse('serverError'));
  await person.click(screen.getByLabelText('About me'));
  await person.paste('!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile could not be saved')).toBeVisible();
  expect(screen.getByLabelText('About me')).toHaveValue('I draw logos.!');
});

describe('while loading', () => {
  const never = () => new Promise<never>(() => {});
  const showWithout = async (
    call: 'GET /api/freelancers/free' | 'GET /api/freelancers/contract',
    path: string = PATHS.user,
    widgets: () => ReactNode = () => null,
  ) => {
    server.answers('GET /api/freelancer/profile', filled);
    server.answers('GET /api/freelancers/verification/links', {
      links: [],
      verification: { status: 'none', reason: null, decided_at: null, submitted_at: null },
    });
    server.answers('GET /api/freelancers/free', { freelancer_status: { free: true } });
    server.answers('GET /api/freelancers/public_page', { is_public: false });
    server.answers('GET /api/freelancers/contract', { status: 'offered', contract_number: null });
    server.answers(call, never);
    const page = (
      <WidgetHostProvider value={widgets}>
        <Page />
      </WidgetHostProvider>
    );
    await renderPage(page, { path, as: jonas, texts: { freelancer: { en, de } }, styled: true });
  };

  test('the free status shows a skeleton', async () => {
    await showWithout('GET /api/freelancers/free');
    await screen.findByLabelText('About me');
    expect(screen.queryByRole('switch', { name: 'Available for new work' })).not.toBeInTheDocument();
  });

  test('the photo, which comes from another remote, is waited for by no panel', async () => {
    await showWithout('GET /api/freelancers/contract', PATHS.user, () => <Waiting>{null}</Waiting>);
    expect(await screen.findByLabelText('About me')).toBeVisible();
  });

  test('the contract shows a skeleton', async () => {
    await showWithout('GET /api/freelancers/contract', OWN_VERIFICATION_PATH);
    const contract = await screen.findByRole('region', { name: 'Contract' });
    expect(within(contract).getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(within(contract).queryByRole('button')).not.toBeInTheDocument();
    expect(contract).toHaveTextContent(/^Contract$/);
  });
});

test('verification and contract have a tab of their own, which the address keeps', async () => {
  const { person } = await showData(filled);
  expect(screen.queryByRole('region', { name: 'Contract' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Verification and contract' }));
  expect(await screen.findByRole('region', { name: 'Contract' })).toBeVisible();
  expect(screen.queryByLabelText('About me')).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(await screen.findByLabelText('About me')).toBeVisible();
});

test('the availability is saved at once', async () => {
  const { person } = await showData(filled);
  const sent = server.answers('POST /api/freelancers/free', { freelancer_status: { free: false } });
  server.answers('GET /api/freelancers/free', { freelancer_status: { free: false } });
  await person.click(await screen.findByRole('switch', { name: 'Available for new work' }));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Available for new work' })).not.toBeChecked(),
  );
  expect(sent[0]?.query.get('status_free')).toBe('0');
});

test('the page becomes public at once, and is linked', async () => {
  const { person } = await showData(filled);
  const publicPage = await screen.findByRole('switch', { name: 'Public page' });
  expect(publicPage).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'your public page' })).not.toBeInTheDocument();
  const sent = server.answers('POST /api/freelancers/public_page', { is_public: true });
  server.answers('GET /api/freelancers/public_page', { is_public: true });
  await person.click(publicPage);
  expect(await screen.findByRole('link', { name: 'your public page' })).toHaveAttribute(
    'href',
    publicPath(jonas.id),
  );
  expect(sent[0]?.query.get('is_public')).toBe('1');
});

test('a public page that failed to load says what the switch is for, and can be retried', async () => {
  await showData(filled, { knowsPublic: false });
  await waitFor(() => expect(screen.getByText(en.publicPage.off)).toBeVisible());
  const failed = await screen.findByRole('alert');
  expect(within(failed).getByText('This could not be loaded')).toBeVisible();
  expect(within(failed).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an availability that failed to load can be retried', async () => {
  const { person } = await showData(filled, { knowsFree: false });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers('GET /api/freelancers/free', { freelancer_status: { free: true } });
  await person.click(again);
  expect(await screen.findByRole('switch', { name: 'Available for new work' })).toBeChecked();
});

test('links to the public profile', async () => {
  await showData(filled);
  expect(screen.getByRole('link', { name: 'See what others see' })).toHaveAttribute(
    'href',
    freelancerPath(jonas.id),
  );
});

test('the contract can be read as a draft and accepted, and then has its number', async () => {
  server.answers('GET /api/freelancers/contract_file', Uint8Array.of(37, 80, 68, 70));
  const { person } = await showVerification();
  const contract = within(screen.getByRole('region', { name: 'Contract' }));
  await person.click(contract.getByRole('button', { name: 'Read the draft' }));
  await waitFor(() => expect(saved).toEqual(['document.pdf']));
  const accepted = { status: 'accepted', contract_number: 'C-000042' } as const;
  const sent = server.answers('POST /api/freelancers/contract', accepted);
  server.answers('GET /api/freelancers/contract', accepted);
  await person.click(contract.getByRole('button', { name: 'Accept the contract' }));
  expect(await contract.findByText(/number C-000042/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ accept: 1 });
  expect(contract.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(contract.getByRole('button', { name: 'Download the contract' })).toBeEnabled();
});

test('a declined contract can still be accepted', async () => {
  const { person } = await showVerification();
  const contract = within(screen.getByRole('region', { name: 'Contract' }));
  const declined = { status: 'declined', contract_number: null } as const;
  server.answers('POST /api/freelancers/contract', declined);
  server.answers('GET /api/freelancers/contract', declined);
  await person.click(contract.getByRole('button', { name: 'Decline' }));
  expect(await contract.findByText(/You can still accept it/)).toBeVisible();
  expect(contract.getByRole('button', { name: 'Accept the contract' })).toBeEnabled();
});
