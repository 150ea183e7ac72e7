import { expect, test } from '@jest/globals';
import type { Language } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { act, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProject, FREELANCER, heldMoney, offering } from '@metier/shared-kit/marketplace/testing';
import { checking, projectServer, showProject } from '../testing/show-project.tsx';

const RESPONDER = {
  ...FREELANCER,
  rating: { average: 4.82, count: 11 },
  covers: ['/api/freelancers/portfolio_image?size=small&id=1'],
  pitch: 'I have drawn three signs.',
};
const server = projectServer();
const show = (project: Project, language?: Language) => showProject(server, project, language);

test('a delivered result: the decision is first, with the exact deadline and what happens then', async () => {
  await show(checking());
  const step = screen.getByRole('region', { name: 'Your decision' });
  expect(step).toHaveTextContent(/Without a decision by 21 Feb 2026, .* the work counts as accepted/);
  expect(within(step).getAllByRole('button')[0]).toHaveAccessibleName('Accept the work');
  expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent(
    /^Paid€98\.94Held by Metier€98\.94$/,
  );
  const stages = within(screen.getByRole('list', { name: 'Stages of the project' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Created, reached',
    'Paid, reached',
    'Started, reached',
    'Review, reached',
    'Completed',
  ]);
  expect(stages[3]).toHaveAttribute('aria-current', 'step');
});

test('one step is primary and named in the header, one is secondary, the others are in a menu', async () => {
  const { person } = await show(checking());
  const step = within(screen.getByRole('region', { name: 'Your decision' }));
  const looks = step
    .getAllByRole('button')
    .map((button) => [
      button.textContent,
      /MuiButton-(contained|outlined|text)\b/.exec(button.className)?.[1],
    ]);
  expect(looks).toEqual([
    ['Accept the work', 'contained'],
    ['Send back', 'outlined'],
    ['More', 'text'],
  ]);
  expect(screen.getByText('Next:', { exact: false })).toHaveTextContent('Next: Accept the work');
  await person.click(step.getByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Extend by 7\u00A0days',
    'Get a refund',
    'Complain',
  ]);
});

test('by keyboard: a dialog of the menu returns the focus to its button', async () => {
  const { person } = await show(checking());
  const more = screen.getByRole('button', { name: 'More' });
  act(() => more.focus());
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await screen.findByRole('menuitem', { name: /Extend/ })).toHaveFocus());
  await person.keyboard('{End}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Complain about this project?' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(more).toHaveFocus();
});

test.each([
  ['en', 'The work is late', /full refund at once/, 'Get a refund'],
  ['de', 'Die Arbeit ist verspätet', /sofort und vollständig/, 'Erstattung verlangen'],
] as const)(
  'work that is late says so, and offers the money first (%s)',
  async (language, title, text, action) => {
    const project = aProject({
      status: 'progress',
      due_at: '2026-02-14T09:00:00Z',
      freelancer: FREELANCER,
      money: heldMoney(),
      available_actions: offering('refund', 'complain'),
    });
    await show(project, language);
    const step = screen.getByRole('region', { name: title });
    expect(step).toHaveTextContent(text);
    expect(step).not.toHaveTextContent('nothing for you to do');
    const first = within(step).getAllByRole('button')[0];
    expect(first).toHaveAccessibleName(action);
    expect(first).not.toHaveClass('MuiButton-contained');
  },
);

test.each([
  ['en', 'Paid, looking for a freelancer', 'Invited', /^Jonas Falk, answers until 24 Nov 2026/],
  ['de', 'Bezahlt, sucht einen Freelancer', 'Eingeladen', /^Jonas Falk, antwortet bis 24\.11\.2026/],
] as const)(
  'a project without executor names who is invited and until when (%s)',
  async (language, status, title, text) => {
    const invitation = {
      ...FREELANCER,
      photo: { small: '/face-96.webp', large: '/face-384.webp' },
      created_at: '2026-11-21T09:00:00Z',
      expires_at: '2026-11-24T09:00:00Z',
    };
    server.answers('GET /api/customers/projects/invitations', {
      invitations: [invitation],
      page: 1,
      pages: 1,
      total: 1,
    });
    await show(aProject({ status: 'paid', available_actions: offering('choose_executor') }), language);
    expect(screen.getByText(status)).toBeVisible();
    const invited = within(screen.getByRole('region', { name: title }));
    const row = await invited.findByRole('listitem');
    expect(row).toHaveTextContent(text);
    expect(row.querySelector('img')).toHaveAttribute('src', '/face-96.webp');
  },
);

test('only actions of the API are offered', async () => {
  await show(checking({ available_actions: [] }));
  expect(within(screen.getByRole('region', { name: 'Your decision' })).queryByRole('button')).toBeNull();
});

test('a freelancer who has responded is assigned', async () => {
  server.answers('GET /api/customers/projects/responses', {
    responses: [RESPONDER],
    page: 1,
    pages: 1,
    total: 1,
  });
  const project = aProject({ status: 'paid', available_actions: offering('choose_executor') });
  const sent = server.answers('POST /api/customer/executor', { assigned: true, project });
  const { person } = await show(project);
  expect(await screen.findByRole('link', { name: 'Jonas Falk' })).toBeVisible();
  expect(screen.getByText('I have drawn three signs.')).toBeVisible();
  const stars = screen.getByRole('link', { name: '4.8 of 5 stars, 11 reviews' });
  expect(stars).toHaveAttribute('href', `/app/freelancer/${FREELANCER.id}?tab=reviews`);
  expect(screen.getByRole('link', { name: 'Works of Jonas Falk' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Choose Jonas Falk' }));
  expect(await screen.findByText('The freelancer has been added to your project')).toBeVisible();
  expect(sent[0]?.body.freelancer_id).toBe(FREELANCER.id);
});

test.each([
  [refuse('serverError'), 'The freelancer could not be added. Please try again'],
  [refuse('stateChanged', { reason: 'case_open' }), 'Not possible until the open case is closed'],
])('while one is being assigned only their button is busy; a failure is shown', async (refusal, told) => {
  const nora = { ...RESPONDER, id: 'nora', first_name: 'Nora', rating: null, covers: [], pitch: null };
  const responses = [RESPONDER, nora];
  server.answers('GET /api/customers/projects/responses', { responses, page: 1, pages: 1, total: 2 });
  const answered = Promise.withResolvers<typeof refusal>();
  server.answers('POST /api/customer/executor', () => answered.promise);
  const { person } = await show(aProject({ status: 'paid', available_actions: offering('choose_executor') }));
  await person.click(await screen.findByRole('button', { name: 'Choose Jonas Falk' }));
  const choices = screen.getAllByRole('button', { name: /^Choose .* Falk/ });
  expect(choices.map((choice) => within(choice).queryByRole('progressbar') !== null)).toEqual([true, false]);
  answered.resolve(refusal);
  expect(await screen.findByText(told)).toBeVisible();
});
