import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { aUser, fakeServer, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Verification } from './verification.tsx';
import type { OwnVerification } from '../verification.api.ts';

const server = fakeServer();
const none = { status: 'none', reason: null, decided_at: null } as const;
const NONE: OwnVerification = { links: [], verification: { ...none, submitted_at: null } };
const given = {
  link_id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  links: ['https://example.com/jonas'],
  contacts: 'jonas@example.com',
};
const submitted = { status: 'submitted', reason: null, decided_at: null } as const;
const submitted_at = '2026-02-10T09:00:00Z';

const show = (own: OwnVerification) => {
  server.answers('GET /api/freelancers/verification/links', own);
  return renderPage(<Verification />, {
    path: PATHS.user,
    as: aUser({ role: 'freelancer' }),
    texts: { freelancer: { en, de } },
  });
};

test('adds links and waits for the decision', async () => {
  const sent = server.answers('POST /api/freelancers/verification/links', {
    link: given,
    verification: submitted,
  });
  const { person } = await show(NONE);
  await person.click(await screen.findByRole('button', { name: 'Add links' }));
  await person.click(screen.getByRole('button', { name: 'Ask to be verified' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  await person.type(screen.getByLabelText('Links'), 'https://example.com/jonas');
  await person.type(screen.getByLabelText('Contacts'), 'jonas@example.com');
  server.answers('GET /api/freelancers/verification/links', {
    links: [given],
    verification: { ...submitted, submitted_at },
  });
  await person.click(screen.getByRole('button', { name: 'Ask to be verified' }));
  expect(await screen.findByText('A manager will review your links')).toBeVisible();
  expect(await screen.findByText('Waiting for a manager')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { links: ['https://example.com/jonas'], contacts: 'jonas@example.com' },
  ]);
});

test('a rejection shows the reason', async () => {
  const verification = {
    status: 'rejected',
    reason: 'The page is empty',
    decided_at: '2026-02-11T09:00:00Z',
    submitted_at,
  } as const;
  await show({ links: [given], verification });
  expect(await screen.findByText('The page is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add links' })).toBeEnabled();
});

test('the last links are removed only after a confirmation that explains the consequence', async () => {
  const removed = server.answers('DELETE /api/freelancers/verification/links', {
    verification: none,
  });
  const { person } = await show({
    links: [given],
    verification: { ...submitted, status: 'approved', submitted_at },
  });
  await person.click(await screen.findByRole('button', { name: 'Remove https://example.com/jonas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove these links?' }));
  expect(dialog.getByText(/no longer be verified/)).toBeVisible();
  server.answers('GET /api/freelancers/verification/links', NONE);
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed.map(({ query }) => query.get('link_id'))).toEqual([given.link_id]));
  expect(await screen.findByText('The links have been removed')).toBeVisible();
});
