import { expect, test } from '@jest/globals';
import { freelancerPath, PATHS } from '@metier/contract';
import { aUser, fakeServer, refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './team-page.tsx';

const server = fakeServer();
const customer = aUser({ role: 'customer' });
const jonas: Freelancer = {
  ...FREELANCER,
  about_me: 'I draw logos.',
  links: [],
  contacts: 'jonas@example.com',
  category_ids: [2],
  free: true,
  verified: true,
  finished_projects: 3,
  languages: [],
  response_hours: null,
  on_time_percent: null,
  rating: null,
  favorite: true,
  own_team: true,
  covers: [],
  responded: false,
  invitation: 'none',
};
const logo = aProjectRow({ status: 'paid', available_actions: offering('invite_freelancer') });
const taken = aProjectRow({
  id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  name: 'Taken',
  status: 'paid',
  freelancer: FREELANCER,
});

const team = (...freelancers: Freelancer[]) =>
  server.answers('GET /api/my_freelancers', { freelancers, page: 1, pages: 1, total: freelancers.length });
const paid = (...projects: (typeof logo)[]) =>
  server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: projects.length });
const show = () => renderPage(<Page />, { path: PATHS.team, as: customer, texts: { customer: { en, de } } });
async function openInvitation() {
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Invite Jonas Falk to a project' }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: 'Invite Jonas Falk' })) };
}

test('shows the team, with links to the profiles', async () => {
  const asked = team(jonas);
  await show();
  const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
  expect(card.getByText('Your team')).toBeVisible();
  expect(card.getByText('Verified')).toBeVisible();
  expect(card.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', freelancerPath(jonas.id));
  expect(asked[0]?.query.toString()).toBe(`id=${customer.id}&page=1`);
});

test('a favourite is removed by the heart; the empty team says how to add members', async () => {
  team(jonas);
  const sent = server.answers('PUT /api/my_freelancers/favorite', { favorite: false });
  const { person } = await show();
  const heart = await screen.findByRole('button', { name: 'Mark Jonas Falk as a favourite', pressed: true });
  team();
  await person.click(heart);
  expect(await screen.findByText('Jonas Falk is no longer a favourite')).toBeVisible();
  expect(sent[0]?.query.toString()).toBe(`freelancer_id=${jonas.id}&favorite=0`);
  expect(await screen.findByText('Nobody is in your team yet')).toBeVisible();
});

test('a favourite that failed to be removed stays', async () => {
  team(jonas);
  server.answers('PUT /api/my_freelancers/favorite', refuse('serverError'));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Mark Jonas Falk as a favourite' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark Jonas Falk as a favourite', pressed: true })).toBeVisible();
});

test('a member is invited to a project that is looking for a freelancer', async () => {
  team(jonas);
  paid(logo, taken);
  const sent = server.answers('POST /api/customer/invite_freelancer', {});
  const { person, dialog } = await openInvitation();
  await person.click(await dialog.findByRole('button', { name: `Invite to ${logo.name}` }));
  expect(await screen.findByText('Jonas Falk has been invited')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ project_id: logo.id, user_id: jonas.id }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a repeated invitation shows an error, and another project can be selected', async () => {
  team(jonas);
  paid(logo);
  server.answers('POST /api/customer/invite_freelancer', refuse('stateChanged'));
  const { person, dialog } = await openInvitation();
  await person.click(await dialog.findByRole('button', { name: `Invite to ${logo.name}` }));
  expect(await screen.findByText(/^Jonas Falk has been invited to this project before/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('the dialog cannot be closed while the invitation is sent', async () => {
  team(jonas);
  paid(logo);
  server.answers('POST /api/customer/invite_freelancer', () => new Promise(() => {}));
  const { person, dialog } = await openInvitation();
  await person.click(await dialog.findByRole('button', { name: `Invite to ${logo.name}` }));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a project that can invite nobody else says why, before and after a try', async () => {
  team(jonas);
  const reason = 'too_many_invitations' as const;
  const full = aProjectRow({
    id: '8e2b4a90-17cd-4f36-b5a2-c93d7e610f58',
    name: 'Full',
    status: 'paid',
    available_actions: [{ action: 'invite_freelancer', enabled: false, reason }],
  });
  paid(logo, full);
  server.answers('POST /api/customer/invite_freelancer', refuse('stateChanged', { reason }));
  const { person, dialog } = await openInvitation();
  const told = 'You have reached the limit of open invitations. Wait for an answer first';
  const [, row] = await dialog.findAllByRole('listitem');
  expect(row).toHaveTextContent(told);
  expect(dialog.getByRole('button', { name: 'Invite to Full' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: `Invite to ${logo.name}` }));
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
});

test('without a project that is looking for a freelancer the dialog says what is needed', async () => {
  team(jonas);
  paid(taken);
  const { dialog } = await openInvitation();
  expect(await dialog.findByText(/^None of these projects is looking/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Invite to/ })).not.toBeInTheDocument();
});
