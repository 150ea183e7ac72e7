import { expect, test } from '@jest/globals';
import { freelancerPath, PATHS } from '@metier/contract';
import { aProjectRow, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import { fakeServer, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { Page } from './freelancers-page.tsx';

const server = fakeServer();
const jonas: Freelancer = {
  ...FREELANCER,
  about_me: 'I draw logos.',
  links: [],
  contacts: 'jonas@example.com',
  category_ids: [2],
  languages: ['de', 'en'],
  free: true,
  verified: false,
  finished_projects: 3,
  response_hours: 2.4,
  on_time_percent: 92,
  rating: { average: 4.84, count: 12 },
  favorite: false,
  own_team: false,
  covers: ['/api/freelancers/portfolio_image?size=small&id=1'],
  responded: false,
  invitation: 'none',
};
const logo = aProjectRow({ status: 'paid', available_actions: offering('invite_freelancer') });

const found = (total: number, ...freelancers: Freelancer[]) =>
  server.answers('GET /api/freelancers', { freelancers, page: 1, pages: Math.ceil(total / 10) || 1, total });
const show = (query = '') =>
  renderPage(<Page />, {
    path: `${PATHS.freelancers}${query}`,
    route: PATHS.freelancers,
    as: 'customer',
    texts: { customer: { en, de } },
  });

test('a card has what one chooses by, and leads to the profile', async () => {
  found(1, jonas);
  await show();
  const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
  for (const text of [
    'Available for new work',
    '92% on time',
    'I draw logos.',
    'Design',
    'Usually answers within 3 hours',
    'Speaks German, English',
  ])
    expect(card.getByText(text)).toBeVisible();
  for (const [name, tab] of [
    ['Profile', ''],
    ['3 completed projects', '?tab=record'],
    ['4.8 of 5 stars, 12 reviews', '?tab=reviews'],
    ['Works of Jonas Falk', '?tab=work'],
  ] as const) {
    const link = card.getByRole('link', { name });
    expect(link).toHaveAttribute('href', freelancerPath(jonas.id) + tab);
  }
  expect(screen.getByRole('status')).toHaveTextContent('1 freelancer');
});

test('each filter and the order are sent, and are in the address', async () => {
  const sent = found(21, jonas);
  const { person, currentUrl } = await show('?page=2');
  await screen.findByRole('listitem', { name: 'Jonas Falk' });
  await person.type(
    screen.getByRole('searchbox', { name: 'Search names, profiles and works' }),
    'logo{Enter}',
  );
  await person.selectOptions(screen.getByLabelText('Category'), 'Design');
  await person.selectOptions(screen.getByLabelText('Has completed'), 'Logo');
  await person.selectOptions(screen.getByLabelText('Language'), 'German');
  await person.selectOptions(screen.getByLabelText('Reviews'), '4.5 stars and more');
  await person.selectOptions(screen.getByLabelText('Usually answers within'), '4 hours');
  await person.click(screen.getByRole('checkbox', { name: 'Available for new work' }));
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  const asked = Object.fromEntries(sent.at(-1)?.query ?? []);
  expect(asked).toEqual({
    page: '1',
    search: 'logo',
    project_types: 'design',
    service: '20101',
    language: 'de',
    min_rating: '4.5',
    response_hours: '4',
    free: '1',
    sort: 'newest',
  });
  expect(currentUrl()).toBe(
    `${PATHS.freelancers}?search=logo&type=design&service=20101&language=de&rating=4.5&answer=4&free=1&sort=newest`,
  );
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Best match');
  await person.click(screen.getByRole('checkbox', { name: 'Available for new work' }));
  expect(currentUrl()).not.toMatch(/sort|free=/);
});

test('services are grouped by their type', async () => {
  found(1, jonas);
  await show('?service=20101');
  const services = within(screen.getByLabelText('Has completed'));
  expect(services.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
    'Marketing',
    'Design',
    'Development',
    'Consulting',
    'Copywriting',
  ]);
  expect(within(services.getByRole('group', { name: 'Design' })).getAllByRole('option')).toHaveLength(10);
  expect(services.getByRole('option', { name: 'Logo', selected: true })).toBeInTheDocument();
});

test('an address with filters shows them; without matches the next step is to remove them', async () => {
  found(0);
  const { person, currentUrl } = await show('?type=media&rating=4&answer=7');
  expect(await screen.findByText('No freelancers found')).toBeVisible();
  expect(screen.getByLabelText('Category')).toHaveValue('media');
  expect(screen.getByLabelText('Reviews')).toHaveValue('4');
  expect(screen.getByLabelText('Usually answers within')).toHaveValue('');
  await person.click(screen.getByRole('link', { name: 'Remove all filters' }));
  expect(currentUrl()).toBe(PATHS.freelancers);
});

test('a capped total says that there are more', async () => {
  server.answers('GET /api/freelancers', {
    freelancers: [jonas],
    page: 1,
    pages: 100,
    total: 1000,
    more: true,
  });
  await show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('More than 1,000 freelancers'));
});

test('a freelancer is marked as a favourite and invited to a project', async () => {
  found(1, jonas);
  server.answers('GET /api/customer/my_projects', { projects: [logo], page: 1, pages: 1, total: 1 });
  const marked = server.answers('PUT /api/my_freelancers/favorite', { favorite: true });
  const invited = server.answers('POST /api/customer/invite_freelancer', {});
  const { person } = await show();
  const heart = await screen.findByRole('button', { name: 'Mark Jonas Falk as a favourite', pressed: false });
  found(1, { ...jonas, favorite: true, own_team: true });
  await person.click(heart);
  expect(await screen.findByText('Your team')).toBeVisible();
  expect(marked).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Invite Jonas Falk to a project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Jonas Falk' }));
  await person.click(await dialog.findByRole('button', { name: `Invite to ${logo.name}` }));
  expect(await screen.findByText('Jonas Falk has been invited')).toBeVisible();
  expect(invited.map(({ body }) => body)).toEqual([{ project_id: logo.id, user_id: jonas.id }]);
});
