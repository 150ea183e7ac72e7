import { beforeEach, expect, test } from '@jest/globals';
import { addFreelancerPath, PATHS, projectPath } from '@metier/contract';
import { fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProject, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import { jonas, ONE_PAGE, project, show } from '../testing/show-add-freelancer.tsx';

const server = fakeServer();

beforeEach(() => {
  server.answers('GET /api/projects/project', { project });
});

test.each(['notFound', 'invalidInput'] as const)('an unknown project (%s) is not found', async (error) => {
  server.answers('GET /api/projects/project', refuse(error));
  server.answers('GET /api/customer/match', refuse(error));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found');
});

test('a freelancer is selected, deselected, selected again and confirmed', async () => {
  server.answers('GET /api/customer/match', { freelancers: [jonas], ...ONE_PAGE });
  const chosen = server.answers('POST /api/customer/executor', { assigned: false, project });
  const { person, currentUrl } = await show();
  const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  expect(confirm).toBeDisabled();
  await person.click(card.getByRole('button', { name: 'Choose' }));
  expect(confirm).toBeEnabled();
  await person.click(card.getByRole('button', { name: 'Chosen' }));
  expect(confirm).toBeDisabled();
  await person.click(card.getByRole('button', { name: 'Choose' }));
  await person.click(confirm);
  expect(await screen.findByText('The invitation has been sent')).toBeVisible();
  expect(chosen.map(({ body }) => body)).toEqual([
    { project_id: project.id, freelancer_id: jonas.id, expected: 'invited' },
  ]);
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
});

test.each([
  [
    'en',
    [
      'Completed 1 project for you',
      '3 projects of this service completed',
      'Works in this field',
      'Takes projects of every kind',
      'One of your favourites',
      'Has responded to this project',
      '4.8 from 12 reviews',
      '90% of projects delivered on time',
      'Usually answers within 2 hours',
      'Available for new work',
    ],
  ],
  [
    'de',
    [
      'Hat 1 Projekt für dich abgeschlossen',
      '3 Projekte dieser Leistung abgeschlossen',
      'Arbeitet in diesem Fachgebiet',
      'Nimmt Projekte jeder Art an',
      'Unter deinen Favoriten',
      'Hat sich auf dieses Projekt beworben',
      '4,8 aus 12 Bewertungen',
      '90\u00A0% der Projekte pünktlich geliefert',
      'Antwortet meist innerhalb von 2 Stunden',
      'Frei für neue Aufträge',
    ],
  ],
] as const)('each card says why it is shown (%s)', async (language, words) => {
  const reasons = [
    { kind: 'worked_with_you', count: 1 },
    { kind: 'completed_service', count: 3 },
    { kind: 'category' },
    { kind: 'every_category' },
    { kind: 'favorite' },
    { kind: 'responded' },
    { kind: 'rated', average: 4.8, count: 12 },
    { kind: 'on_time', percent: 90 },
    { kind: 'answers_soon', hours: 1.2 },
    { kind: 'free' },
  ] as const;
  server.answers('GET /api/customer/match', {
    freelancers: [{ ...jonas, reasons: [...reasons] }],
    ...ONE_PAGE,
  });
  await show(undefined, language);
  const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
});

test('a freelancer who has responded gets the project at once; verified ones are marked', async () => {
  server.answers('GET /api/customer/match', {
    freelancers: [{ ...jonas, responded: true, verified: true }],
    ...ONE_PAGE,
  });
  server.answers('POST /api/customer/executor', { assigned: true, project });
  const { person } = await show();
  expect(await screen.findByText('Verified')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Choose' }));
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The freelancer has been added to your project')).toBeVisible();
});

test.each([
  ['en', 'open', 'Invited'],
  ['en', 'declined', 'Has refused'],
  ['en', 'expired', 'Did not answer'],
  ['de', 'expired', 'Hat nicht geantwortet'],
  ['en', 'accepted', 'Had this project before'],
] as const)(
  'a freelancer who was invited before shows the outcome and is not invited again (%s, %s)',
  async (language, invitation, mark) => {
    const nora = { ...jonas, id: 'n1', first_name: 'Nora', invitation, responded: true };
    server.answers('GET /api/customer/match', {
      freelancers: [{ ...jonas, invitation }, nora],
      ...ONE_PAGE,
    });
    await show(undefined, language);
    const card = within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));
    expect(card.getByText(mark)).toBeVisible();
    expect(card.getByRole('button', { pressed: false, name: /^(Choose|Wählen)$/ })).toBeDisabled();
    // Freelancers who have responded get the project at once.
    const other = within(screen.getByRole('listitem', { name: 'Nora Falk' }));
    expect(other.getByRole('button', { pressed: false, name: /^(Choose|Wählen)$/ })).toBeEnabled();
  },
);

test('with ten open invitations only freelancers who have responded can be chosen, and the page says why', async () => {
  const available_actions = [
    ...offering('choose_executor'),
    { action: 'invite_freelancer', enabled: false, reason: 'too_many_invitations' } as const,
  ];
  server.answers('GET /api/projects/project', { project: { ...project, available_actions } });
  const nora = { ...jonas, id: 'n1', first_name: 'Nora', responded: true };
  server.answers('GET /api/customer/match', { freelancers: [jonas, nora], ...ONE_PAGE });
  await show();
  expect(
    await screen.findByText('You have reached the limit of open invitations. Wait for an answer first'),
  ).toBeVisible();
  const choices = screen.getAllByRole('button', { name: 'Choose' });
  expect(choices.map((choice) => choice.hasAttribute('disabled'))).toEqual([true, false]);
});

test('paging updates the URL and keeps the selection', async () => {
  const nora = { ...jonas, id: 'n1', first_name: 'Nora' };
  server.answers('GET /api/customer/match', ({ query }) => {
    const page = Number(query.get('page'));
    return { freelancers: page === 1 ? [jonas] : [nora], page, pages: 2, total: 11 };
  });
  const chosen = server.answers('POST /api/customer/executor', { assigned: false, project });
  const { person, currentUrl } = await show();
  await person.click(await screen.findByRole('button', { name: 'Choose' }));
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('listitem', { name: 'Nora Falk' })).toBeVisible();
  expect(currentUrl()).toBe(`${addFreelancerPath(project.id)}?page=2`);
  expect(screen.getByText('Chosen: Jonas Falk')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(chosen[0]?.body.freelancer_id).toBe(jonas.id));
});

test('a failure is shown and keeps the selection', async () => {
  server.answers('GET /api/customer/match', { freelancers: [jonas], ...ONE_PAGE });
  server.answers('POST /api/customer/executor', refuse('serverError'));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Choose' }));
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The freelancer could not be added. Please try again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chosen' })).toBeVisible();
});

test('team members are marked, and a heart adds to the team', async () => {
  const nora = { ...jonas, id: 'n1', first_name: 'Nora', own_team: true };
  server.answers('GET /api/customer/match', { freelancers: [nora, jonas], ...ONE_PAGE });
  const sent = server.answers('PUT /api/my_freelancers/favorite', { favorite: true });
  const { person } = await show();
  const member = within(await screen.findByRole('listitem', { name: 'Nora Falk' }));
  expect(member.getByText('Your team')).toBeVisible();
  const card = within(screen.getByRole('listitem', { name: 'Jonas Falk' }));
  expect(card.queryByText('Your team')).not.toBeInTheDocument();
  await person.click(card.getByRole('button', { name: 'Mark Jonas Falk as a favourite', pressed: false }));
  expect(
    await screen.findByText('Jonas Falk is now a favourite and is suggested to you first'),
  ).toBeVisible();
  expect(sent[0]?.query.toString()).toBe(`freelancer_id=${jonas.id}&favorite=1`);
});

test('without matches the page gives advice and a next step', async () => {
  server.answers('GET /api/customer/match', { freelancers: [], ...ONE_PAGE });
  await show();
  expect(await screen.findByText('No freelancers available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add later' })).toHaveAttribute('href', PATHS.myProjects);
});

test.each([
  ['unpaid', {}, 'The project is not paid yet', 'Go to the payment'],
  ['being paid', { payment_pending: true }, 'Your payment is being processed', 'See the project'],
  [
    'with a freelancer',
    { status: 'progress', freelancer: FREELANCER },
    'Jonas Falk has it.',
    'See the project',
  ],
  ['refunded', { status: 'refunded' }, 'This project has ended', 'See the project'],
] as const)('nobody can be chosen for a project that is %s', async (_, over, told, action) => {
  server.answers('GET /api/projects/project', { project: aProject(over) });
  server.answers('GET /api/customer/match', { freelancers: [jonas], ...ONE_PAGE });
  await show();
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', projectPath(project.id));
  expect(screen.queryByRole('button', { name: 'Choose' })).not.toBeInTheDocument();
});

test('further freelancers are on the next page, where another can be selected', async () => {
  server.answers('GET /api/customer/match', ({ query }) => ({
    freelancers: query.get('page') === '2' ? [{ ...jonas, id: 'f-11', first_name: 'Erna' }] : [jonas],
    page: Number(query.get('page')),
    pages: 2,
    total: 11,
  }));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: /page 2/i }));
  expect(await screen.findByRole('listitem', { name: /Erna/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});
