import { expect, test } from '@jest/globals';
import { addFreelancerPath } from '@metier/contract';
import { fakeServer, screen, waitFor } from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import { jonas, ONE_PAGE, project, show } from '../testing/show-add-freelancer.tsx';

const server = fakeServer();

test('without a project in the URL the only one that is looking for a freelancer is used', async () => {
  const looking = aProjectRow({ status: 'paid', available_actions: offering('choose_executor') });
  const assigned = aProjectRow({ id: 'assigned', status: 'paid', freelancer: FREELANCER });
  server.answers('GET /api/customer/my_projects', {
    projects: [looking, assigned],
    page: 1,
    pages: 1,
    total: 2,
  });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/customer/match', { freelancers: [jonas], ...ONE_PAGE });
  const { currentUrl } = await show(addFreelancerPath(''));
  await waitFor(() => expect(currentUrl()).toBe(addFreelancerPath(looking.id)));
});

test('a project on a later page can be selected, and the only one of the first page is not used automatically', async () => {
  const looking = aProjectRow({ status: 'paid', available_actions: offering('choose_executor') });
  const later = { ...looking, id: 'later', name: 'Later' };
  server.answers('GET /api/customer/my_projects', ({ query }) => {
    const page = Number(query.get('page'));
    return { projects: [page === 2 ? later : looking], page, pages: 2, total: 11 };
  });
  const { person, currentUrl } = await show(addFreelancerPath(''));
  expect(await screen.findByRole('link', { name: 'Choose' })).toHaveAttribute(
    'href',
    addFreelancerPath(looking.id),
  );
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('link', { name: 'Later' });
  expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', addFreelancerPath('later'));
  expect(currentUrl()).toBe(`${addFreelancerPath('')}?page=2`);
});

test('a project with an open case shows why no freelancer can be chosen', async () => {
  const frozen = aProjectRow({
    status: 'paid',
    case: 'disputed',
    available_actions: [{ action: 'choose_executor', enabled: false, reason: 'case_open' }],
  });
  server.answers('GET /api/customer/my_projects', { projects: [frozen], page: 1, pages: 1, total: 1 });
  await show(addFreelancerPath(''));
  expect(await screen.findByText('Not possible until the open case is closed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose' })).not.toBeInTheDocument();
});

test.each([
  ['en', 1, 'No project is looking for a freelancer'],
  ['en', 2, 'No project on this page is looking for a freelancer'],
  ['de', 2, 'Kein Projekt auf dieser Seite sucht einen Freelancer'],
] as const)(
  'where none looks for a freelancer that is told (%s, %i pages)',
  async (language, pages, told) => {
    const assigned = aProjectRow({ status: 'paid', freelancer: FREELANCER });
    server.answers('GET /api/customer/my_projects', { projects: [assigned], page: 1, pages, total: 11 });
    await show(addFreelancerPath(''), language);
    expect(await screen.findByText(told)).toBeVisible();
  },
);
