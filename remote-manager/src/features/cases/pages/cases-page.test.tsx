import { expect, test } from '@jest/globals';
import { PATHS, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import {
  act,
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { aProject, FREELANCER, heldMoney, offering } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { Case } from '../cases.api.ts';
import { Page } from './cases-page.tsx';

const server = fakeServer();
const { id, firstName: first_name, lastName: last_name } = aUser({ role: 'manager' });
/** Worked on by the user, who stays on it while typing. */
const project = aProject({
  taken: { manager: { id, first_name, last_name }, since: '2026-02-14T12:00:00Z' },
  status: 'checking',
  case: 'disputed',
  freelancer: FREELANCER,
  money: heldMoney(),
  available_actions: offering('resolve_case'),
});
const dispute: Case = {
  project,
  since: '2026-02-12T10:00:00Z',
  by: project.customer,
  statements: [
    {
      id: 'c1',
      kind: 'complaint',
      author: project.customer,
      contacts: 'ada@example.com',
      text: 'This is not what I ordered',
      files: [],
      created_at: '2026-02-12T10:00:00Z',
    },
    {
      id: 'm1',
      kind: 'refund_reason',
      author: project.customer,
      contacts: null,
      text: 'It came too late',
      files: [],
      created_at: '2026-02-11T10:00:00Z',
    },
  ],
  statements_total: 4,
  latest_result: {
    id: 'r1',
    version: 2,
    result: 'Rounder now',
    links: ['https://logo.example/2'],
    files: [examples['PUT /api/files'].reply.file],
    created_at: '2026-02-10T09:00:00Z',
  },
  improvements: 1,
};

function answer(...cases: Case[]) {
  if (cases[0]) {
    server.answers('GET /api/projects/project', { project: cases[0].project });
    server.answers('POST /api/manager/cases/take', { project: cases[0].project });
  }
  return server.answers('GET /api/manager/cases', { cases, page: 1, pages: 1, total: cases.length });
}
const show = () => showToManager(<Page />, PATHS.cases);

test('shows everything for a decision: both sides, the complaint, the work and the money', async () => {
  answer(dispute);
  await show();
  const card = within(await screen.findByRole('listitem', { name: project.name }));
  expect(card.getByText('This is not what I ordered')).toBeVisible();
  expect(card.getByText('It came too late')).toBeVisible();
  expect(card.getByText(/Reason for the refund/)).toBeVisible();
  expect(card.getByText(/ada@example.com/)).toBeVisible();
  expect(card.getByText('2 more statements are on the project’s page.')).toBeVisible();
  expect(card.getByText('Rounder now')).toBeVisible();
  expect(card.getByText('€98.94')).toBeVisible();
  expect(card.getByText(/^Opened by Ada Kern/)).toBeVisible();
  expect(card.getByRole('link', { name: 'See the project' })).toHaveAttribute(
    'href',
    projectPath(project.id),
  );
});

test('divides the price to the cent and sends the share with its reason', async () => {
  answer(dispute);
  const decided = server.answers('POST /api/manager/cases/resolve', { project });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  const share = dialog.getByLabelText('To the freelancer Jonas Falk, in €');
  // Nothing is preset.
  expect(share).toHaveValue('');
  const slider = dialog.getByRole('slider', { name: 'How the price of €98.94 is divided' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Not chosen yet');
  act(() => slider.focus());
  await person.keyboard('{Home}');
  expect(share).toHaveValue('0.00');
  expect(slider).toHaveAttribute('aria-valuetext', '€0.00');
  await person.keyboard('{End}{ArrowLeft}');
  expect(share).toHaveValue('97.95');
  expect(dialog.getByText('€0.99')).toBeVisible();
  await person.clear(share);
  await person.type(share, '98.95');
  expect(dialog.queryByText('€0.99')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  expect(await dialog.findByText('At most €98.94')).toBeVisible();
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await person.clear(share);
  await person.type(share, '33.33');
  expect(dialog.getByText('€65.61')).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'Half of it is right');
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  const looked = within(await dialog.findByRole('group', { name: 'This is what you decide' }));
  expect(looked.getByText('To the freelancer Jonas Falk').nextSibling).toHaveTextContent('€33.33');
  expect(looked.getByText('Back to the customer Ada Kern').nextSibling).toHaveTextContent('€65.61');
  expect(looked.getByText('Half of it is right')).toBeVisible();
  await person.click(looked.getByRole('button', { name: 'Change it' }));
  expect(dialog.getByLabelText('To the freelancer Jonas Falk, in €')).toHaveValue('33.33');
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  expect(decided).toHaveLength(0);
  answer();
  await person.click(await dialog.findByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(`“${project.name}” is decided: €33.33 to Jonas Falk`)).toBeVisible();
  expect(decided.map(({ body }) => body)).toEqual([
    {
      project_id: project.id,
      freelancer_share: 3_333,
      reason: 'Half of it is right',
      version: project.version,
    },
  ]);
  expect(await screen.findByText('No disputes')).toBeVisible();
});

test('a share that the API refuses is marked at its field', async () => {
  answer(dispute);
  server.answers('POST /api/manager/cases/resolve', refuse('invalidInput', { freelancer_share: 'tooLarge' }));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  await person.type(dialog.getByLabelText('To the freelancer Jonas Falk, in €'), '50');
  await person.type(dialog.getByLabelText('Reason'), 'Half of it is right');
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  await person.click(await dialog.findByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('To the freelancer Jonas Falk, in €')).toHaveAccessibleDescription(
      'This is too large',
    ),
  );
});

test('without a freelancer the full price is refunded', async () => {
  answer({ ...dispute, project: { ...project, status: 'paid', freelancer: null }, latest_result: null });
  const decided = server.answers('POST /api/manager/cases/resolve', { project });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  expect(
    dialog.getByText(/nobody has this project, so €98.94 is refunded to the customer Ada Kern/),
  ).toBeVisible();
  expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  await person.type(dialog.getByLabelText('Reason'), 'Nobody could be found');
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  const looked = within(await dialog.findByRole('group', { name: 'This is what you decide' }));
  expect(looked.getByText('Back to the customer Ada Kern').nextSibling).toHaveTextContent('€98.94');
  expect(looked.queryByText(/^To the freelancer/)).not.toBeInTheDocument();
  await person.click(looked.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(`“${project.name}” is decided: €98.94 back to Ada Kern`)).toBeVisible();
  expect(decided.map(({ body }) => body.freelancer_share)).toEqual([0]);
});

test('a refund request that the freelancer has not answered cannot be decided', async () => {
  const asked = answer({
    ...dispute,
    project: { ...project, case: 'refund_requested', available_actions: [] },
    statements: [],
    statements_total: 0,
    latest_result: null,
  });
  const { person } = await show();
  await person.click(screen.getByRole('tab', { name: 'Refund requested' }));
  expect(await screen.findByText('Nothing has been delivered yet.')).toBeVisible();
  expect(asked.at(-1)?.query.toString()).toBe('case=refund_requested&page=1');
  expect(screen.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument();
});

test.each([
  ['refund_requested', 'refund_answer', /^Without an answer by 17 Feb 2026.* the full amount is refunded\.$/],
  [
    'refund_requested',
    'refund_answer_after_delivery',
    /^Without an answer by 17 Feb 2026.* a manager decides\.$/,
  ],
  ['decided', 'appeal_over', /^Without an appeal by 17 Feb 2026.* the decision takes effect\.$/],
] as const)('a case of the kind %s says until when, and what silence means: %s', async (kind, what, text) => {
  const next_timer = { what, at: '2026-02-17T12:00:00Z' };
  answer({ ...dispute, project: { ...project, case: kind, next_timer, available_actions: [] } });
  await showToManager(<Page />, `${PATHS.cases}?show=${kind}`);
  const card = within(await screen.findByRole('listitem', { name: project.name }));
  expect(card.getByText(text)).toBeVisible();
});

test('the manager of the first decision sees that another one decides the appeal, without a form', async () => {
  answer({
    ...dispute,
    project: {
      ...project,
      decision: {
        manager: { id: 'm1', first_name: 'Mona', last_name: 'Lund' },
        freelancer_share: 3_333,
        reason: 'A third of it is usable',
        decided_at: '2026-02-12T10:00:00Z',
        appeal_until: null,
      },
      available_actions: [{ action: 'resolve_case', enabled: false, reason: 'decided_by_you' }],
    },
  });
  await show();
  const card = within(await screen.findByRole('listitem', { name: project.name }));
  expect(card.getByText(/^Appealed by Ada Kern/)).toBeVisible();
  expect(card.getByText('Mona Lund decided first')).toBeVisible();
  expect(card.getByText(/^You made the first decision in this case/)).toBeVisible();
  expect(card.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument();
});

test('people with the same first name are distinguished by role and full name', async () => {
  const namesake = { ...FREELANCER, first_name: project.customer.first_name };
  answer({ ...dispute, project: { ...project, freelancer: namesake } });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  expect(dialog.getByLabelText('To the freelancer Ada Falk, in €')).toBeVisible();
  expect(dialog.getByText('Back to the customer Ada Kern')).toBeVisible();
});

test('when another manager was faster, the dialog shows the decision and keeps the typed reason', async () => {
  answer(dispute);
  server.answers(
    'POST /api/manager/cases/resolve',
    refuse('stateChanged', {
      status: 'completed',
      case: 'none',
      available_actions: [],
      decision: {
        manager: { id: 'm2', first_name: 'Mona', last_name: 'Lund' },
        freelancer_share: 3_333,
        reason: 'A third of it is usable',
        decided_at: '2026-02-14T11:59:00Z',
      },
    }),
  );
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  await person.type(dialog.getByLabelText('To the freelancer Jonas Falk, in €'), '50');
  await person.type(dialog.getByLabelText('Reason'), 'Half of it is right');
  await person.click(dialog.getByRole('button', { name: 'Review decision' }));
  answer();
  await person.click(await dialog.findByRole('button', { name: 'Decide' }));
  const outcome = await dialog.findByRole('alert');
  expect(outcome).toHaveTextContent('Mona Lund has decided this case');
  expect(outcome).toHaveTextContent(
    '€33.33 to the freelancer Jonas Falk, €65.61 back to the customer Ada Kern',
  );
  expect(outcome).toHaveTextContent('A third of it is usable');
  expect(await screen.findByText('No disputes')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Half of it is right');
  expect(dialog.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('when another manager decides meanwhile, the dialog says so and keeps the typed reason', async () => {
  answer(dispute);
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: `Decide about ${project.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  await person.click(dialog.getByLabelText('Reason'));
  await person.paste('Half of it is right');
  answer();
  server.answers('GET /api/projects/project', {
    project: aProject({ ...project, status: 'completed', case: 'none', available_actions: [] }),
  });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Completed”.',
  );
  expect(await screen.findByText('No disputes')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Half of it is right');
  expect(dialog.getByRole('button', { name: 'Review decision' })).toBeDisabled();
});

test('a dispute on which another manager works cannot be decided, and says who works on it', async () => {
  answer({
    ...dispute,
    project: {
      ...project,
      taken: {
        manager: { id: 'm1', first_name: 'Mona', last_name: 'Lund' },
        since: '2026-02-14T11:00:00Z',
      },
      available_actions: [{ action: 'resolve_case', enabled: false, reason: 'taken' }],
    },
  });
  await show();
  const card = within(await screen.findByRole('listitem', { name: project.name }));
  expect(card.getByText(/^Mona Lund has been working on this case since/)).toBeVisible();
  expect(card.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument();
});

test('each tab has its number, which a change elsewhere follows', async () => {
  const has = (disputed: number) =>
    server.answers('GET /api/manager/cases', {
      cases: [],
      counts: { disputed, refund_requested: 2, decided: 0 },
      page: 1,
      pages: 1,
      total: 0,
    });
  has(1);
  await show();
  await screen.findByRole('tab', { name: 'In dispute 1' });
  has(3);
  comeBackLater();
  await screen.findByRole('tab', { name: 'In dispute 3' });
  expect(screen.getByRole('tab', { name: 'Refund requested 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Decided 0' })).toBeVisible();
});

test('filters disputes by who works on them, which other kinds of cases do not have', async () => {
  const asked = answer();
  const { person } = await show();
  await person.selectOptions(await screen.findByLabelText('Worked on by'), 'Nobody (free)');
  expect(await screen.findByText('No case matches the filter')).toBeVisible();
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('case=disputed&page=1&taken_by=nobody'));
  await person.click(screen.getByRole('tab', { name: 'Decided' }));
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('case=decided&page=1'));
  expect(screen.queryByLabelText('Worked on by')).not.toBeInTheDocument();
});

test('a filter that no case matches is removed by one press, and its kind stays', async () => {
  answer();
  const { person, currentUrl } = await showToManager(
    <Page />,
    `${PATHS.cases}?show=decided&age=week&taken=me`,
  );
  await person.click(await screen.findByRole('link', { name: 'Show all cases' }));
  expect(await screen.findByText('No decisions open to appeal')).toBeVisible();
  expect(currentUrl()).toBe(`${PATHS.cases}?show=decided`);
  expect(screen.queryByRole('link', { name: 'Show all cases' })).toBeNull();
});
