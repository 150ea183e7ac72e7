import { expect, test } from '@jest/globals';
import { PATHS, personPath } from '@metier/contract';
import { comeBackLater, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { Verification } from '../verification.api.ts';
import { Page } from './verification-page.tsx';

const server = fakeServer();
const jonas: Verification = {
  freelancer: FREELANCER,
  email: 'jonas@example.com',
  status: 'submitted',
  reason: null,
  decided_at: null,
  submitted_at: '2026-02-10T09:00:00Z',
  contract_status: 'accepted',
  links: [{ link_id: 'l1', links: ['https://example.com/jonas'], contacts: 'jonas on the web' }],
};

const answer = (...verifications: Verification[]) =>
  server.answers('GET /api/manager/verifications', {
    verifications,
    page: 1,
    pages: 1,
    total: verifications.length,
  });

const show = (path: string = PATHS.verification) => showToManager(<Page />, path);

test('shows waiting freelancers with their links and contract status', async () => {
  const asked = answer(jonas);
  await show();
  const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
  expect(card.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute('href', personPath(FREELANCER.id));
  expect(card.getByRole('link', { name: 'https://example.com/jonas' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noreferrer'),
  );
  expect(card.getByText('Contract accepted')).toBeVisible();
  expect(asked[0]?.query.toString()).toBe('status=submitted&page=1');
});

test('approves at once, and the list is refetched', async () => {
  answer(jonas);
  const decided = server.answers('POST /api/manager/verifications', {});
  const { person } = await show();
  const approve = await screen.findByRole('button', { name: 'Approve Jonas Falk' });
  answer();
  await person.click(approve);
  expect(await screen.findByText('The freelancer is verified')).toBeVisible();
  expect(decided.map(({ body }) => body)).toEqual([
    { freelancer_id: FREELANCER.id, submitted_at: jonas.submitted_at, decision: 'approve' },
  ]);
  expect(await screen.findByText('Nobody is waiting to be verified')).toBeVisible();
});

test('a rejection requires a reason, and keeps it on failure', async () => {
  answer(jonas);
  const failed = server.answers('POST /api/manager/verifications', refuse('stateChanged'));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Reject Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Jonas Falk?' }));
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'The page is empty');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(failed).toHaveLength(1));
  expect(dialog.getByLabelText('Reason')).toHaveValue('The page is empty');
  const rejected = server.answers('POST /api/manager/verifications', {});
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The freelancer has been told why')).toBeVisible();
  expect(rejected[0]?.body).toEqual({
    freelancer_id: FREELANCER.id,
    submitted_at: jonas.submitted_at,
    decision: 'reject',
    reason: 'The page is empty',
  });
});

const reads = (status: Verification['status'], { links, submitted_at } = jonas) =>
  server.answers('GET /api/freelancers/verification/links', {
    links,
    verification: { status, reason: null, decided_at: null, submitted_at },
  });

test('when another manager has decided meanwhile, the rejection dialog stays and says so', async () => {
  answer(jonas);
  reads('approved');
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Reject Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Jonas Falk?' }));
  await person.type(dialog.getByLabelText('Reason'), 'The page is empty');
  answer();
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: it has been decided already. Your text stays here',
  );
  expect(dialog.getByLabelText('Reason')).toHaveValue('The page is empty');
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
});

test('a row that only moved to another page can be rejected, until another manager decides', async () => {
  answer(jonas);
  const asked = reads('submitted');
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Reject Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Jonas Falk?' }));
  await person.type(dialog.getByLabelText('Reason'), 'The page is empty');
  answer();
  comeBackLater();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('Nobody is waiting to be verified')).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  const reject = dialog.getByRole('button', { name: 'Reject' });
  expect(reject).toBeEnabled();
  server.answers('POST /api/manager/verifications', () => {
    reads('rejected');
    return refuse('stateChanged');
  });
  await person.click(reject);
  await waitFor(() => expect(reject).toBeDisabled());
  expect(dialog.getByText(/it has been decided already/)).toBeVisible();
});

const ADDED = { link_id: 'l2', links: ['https://example.com/works'], contacts: 'by mail' };
const changed: Verification = {
  ...jonas,
  submitted_at: '2026-02-10T10:00:00Z',
  links: [...jonas.links, ADDED],
};

test.each([
  ['still listed', [changed]],
  ['moved to another page', []],
])('links added while the rejection dialog is open are shown before it is sent: %s', async (_, listed) => {
  answer(jonas);
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Reject Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Jonas Falk?' }));
  await person.type(dialog.getByLabelText('Reason'), 'The page is empty');
  expect(dialog.queryByRole('alert')).toBeNull();
  answer(...listed);
  reads('submitted', changed);
  comeBackLater();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(/^The links have changed since you opened this dialog/);
  expect(within(alert).getByRole('link', { name: /example.com\/works/ })).toBeVisible();
  const rejected = server.answers('POST /api/manager/verifications', {});
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(rejected.map(({ body }) => body.submitted_at)).toEqual([changed.submitted_at]));
});

test('a rejection of earlier links is refused, and the dialog shows the current ones with the typed reason', async () => {
  answer(jonas);
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Reject Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Jonas Falk?' }));
  await person.type(dialog.getByLabelText('Reason'), 'The page is empty');
  server.answers('POST /api/manager/verifications', () => {
    answer(changed);
    return refuse('stateChanged', { status: 'submitted' });
  });
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText(/^The links have changed/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /example.com\/works/ })).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The page is empty');
});

test('decided verifications are in their own tab, with the reason and without buttons', async () => {
  const asked = answer({
    ...jonas,
    status: 'rejected',
    reason: 'The page is empty',
    decided_at: '2026-02-11T09:00:00Z',
  });
  const { person, currentUrl } = await show();
  await person.click(screen.getByRole('tab', { name: 'Rejected' }));
  expect(await screen.findByText('The page is empty')).toBeVisible();
  expect(currentUrl()).toBe(`${PATHS.verification}?show=rejected`);
  expect(asked.at(-1)?.query.get('status')).toBe('rejected');
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
});

test('a queue that failed to load can be retried', async () => {
  server.answers('GET /api/manager/verifications', refuse('serverError'));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
