import { beforeEach, expect, test } from '@jest/globals';
import { customerPath, freelancerPath, portfolioPath } from '@metier/contract';
import { fakeServer, refuse, renderPage, screen, within } from '../../testing/index.ts';
import { FREELANCER, NO_REVIEWS } from '../testing/index.ts';
import { CustomerProfilePage, FreelancerProfilePage } from './index.ts';

const server = fakeServer();
beforeEach(() => void server.answers('GET /api/reviews', NO_REVIEWS));
const showFreelancer = () =>
  renderPage(<FreelancerProfilePage actions={({ id }) => <a href={`#${id}`}>Choose</a>} />, {
    path: freelancerPath(FREELANCER.id),
    route: freelancerPath(':id'),
    as: 'customer',
    texts: {},
  });

test('a freelancer in tabs: about with links and categories, work, reviews, record; the tab is in the address', async () => {
  const asked = server.answers('GET /api/freelancer/profile', {
    profile: {
      ...FREELANCER,
      about_me: 'I draw logos.',
      links: ['https://example.com/jonas'],
      contacts: 'jonas@example.com',
      free: true,
      verified: true,
      finished_projects: 4,
      languages: ['de', 'ta'],
      response_hours: 2.4,
      on_time_percent: 92,
      rating: { average: 4.82, count: 11 },
      favorite: false,
      own_team: false,
    },
    category_ids: [2, 6],
    services: [
      { service: 20101, projects: 3 },
      { service: 20102, projects: 1 },
    ],
  });
  const work = {
    id: 'w1',
    freelancer_id: FREELANCER.id,
    title: 'Signs for a bakery',
    description: 'Painted by hand',
    links: [],
    images: [],
    created_at: '2026-02-01T09:00:00Z',
  };
  server.answers('GET /api/freelancers/portfolios', { portfolios: [work], page: 1, pages: 1, total: 1 });
  const { person, currentUrl } = await showFreelancer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jonas Falk' })).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', `#${FREELANCER.id}`);
  expect(screen.getByText('Available for new work')).toBeVisible();
  const types = within(screen.getByRole('region', { name: 'Takes projects in these categories' }));
  for (const type of ['Design', 'Media']) expect(types.getByText(type)).toBeVisible();
  const languages = within(screen.getByRole('region', { name: 'Languages' }));
  for (const language of ['German', 'Tamil']) expect(languages.getByText(language)).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://example.com/jonas' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noreferrer'),
  );
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  expect(asked[0]?.query.get('user_id')).toBe(FREELANCER.id);
  await person.click(screen.getByRole('tab', { name: 'Work' }));
  expect(currentUrl()).toContain('?tab=work');
  expect(await screen.findByRole('link', { name: 'Signs for a bakery' })).toHaveAttribute(
    'href',
    portfolioPath('w1'),
  );
  await person.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Record here' }));
  const record = within(screen.getByRole('tabpanel', { name: 'Record here' }));
  for (const figure of ['4', '92%', '3 hours', '4.8 of 5 stars, 11 reviews'])
    expect(record.getByText(figure)).toBeVisible();
  const services = within(record.getByRole('region', { name: 'Completed here' }));
  expect(services.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Logo3 projects',
    'Business card1 project',
  ]);
  await person.click(record.getByRole('link', { name: '4.8 of 5 stars, 11 reviews' }));
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: 'About' }));
  expect(currentUrl()).not.toContain('tab');
});

test('a customer with an empty profile', async () => {
  const profile = {
    id: FREELANCER.id,
    first_name: 'Ada',
    last_name: 'Kern',
    about_company: '',
    links: [],
    contacts: '',
  };
  server.answers('GET /api/customer/profile', { profile });
  await renderPage(<CustomerProfilePage />, {
    path: customerPath(profile.id),
    route: customerPath(':id'),
    as: 'freelancer',
    texts: {},
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Kern' })).toBeVisible();
  expect(screen.getAllByText('Nothing has been entered here yet')).toHaveLength(3);
});

test('a user who does not exist', async () => {
  server.answers('GET /api/freelancer/profile', refuse('notFound'));
  await showFreelancer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
