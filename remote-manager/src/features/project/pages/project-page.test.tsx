import { beforeEach, describe, expect, test } from '@jest/globals';
import { personPath, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { usePageCommands } from '@metier/shared-kit/state';
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
import {
  aConversation,
  aProject,
  FREELANCER,
  heldMoney,
  NO_PROJECT_REVIEWS,
  offering,
} from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './project-page.tsx';

/** What the command palette gets. */
const Palette = () => (
  <ul aria-label="palette">
    {usePageCommands().map(({ label, run }) => (
      <li key={label}>
        <button onClick={run}>palette: {label}</button>
      </li>
    ))}
  </ul>
);

const server = fakeServer();
const noRows = { page: 1, pages: 1, total: 0 };
beforeEach(() => {
  server.answers('GET /api/reviews/project', NO_PROJECT_REVIEWS);
  server.answers('GET /api/manager/support', { requests: [], ...noRows });
});

test('shows both sides, the money in euros, the activity, agreement and invoice; a dispute can be decided', async () => {
  const project = aProject({
    status: 'checking',
    case: 'disputed',
    due_at: '2026-03-01T10:00:00Z',
    freelancer: FREELANCER,
    money: heldMoney(),
    your_move: 'resolve_case',
    available_actions: offering('resolve_case'),
  });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/results', { results: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/projects/project_card/improvements', {
    improvements: [],
    page: 1,
    pages: 1,
    total: 0,
  });
  server.answers(
    'GET /api/conversations/messages',
    aConversation([], { conversation: { can_write: false } }),
  );
  server.answers('GET /api/projects/project_card/activity', {
    activity: [{ id: project.id, what: 'disputed', actor: project.customer, at: '2026-02-12T10:00:00Z' }],
    page: 1,
    pages: 1,
    total: 1,
  });
  const told = {
    customer: [
      {
        id: 'c1',
        kind: 'complaint' as const,
        author: project.customer,
        contacts: 'ada@example.com',
        text: 'This is not what I ordered',
        files: [],
        created_at: '2026-02-12T10:00:00Z',
      },
    ],
    freelancer: [],
  };
  server.answers('GET /api/projects/case/statements', ({ query }) => ({
    statements: [...told[query.get('side') === 'customer' ? 'customer' : 'freelancer']],
    ...noRows,
  }));
  const { person } = await showToManager(<Page />, projectPath(project.id), { route: projectPath(':id') });
  expect(await screen.findByText('Decide the case', { selector: 'b' })).toBeVisible();
  expect(await screen.findByText('A decision is due')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Money' })).getAllByText('€98.94').length).toBeGreaterThan(
    0,
  );
  const caseOf = within(screen.getByRole('region', { name: 'The case' }));
  const customers = within(await caseOf.findByRole('list', { name: 'Customer Ada Kern' }));
  expect(customers.getByText('This is not what I ordered')).toBeVisible();
  expect(customers.getByText(/Contact: ada@example.com/)).toBeVisible();
  expect(caseOf.getByRole('heading', { name: 'Freelancer Jonas Falk' })).toBeVisible();
  expect(caseOf.getByText('No statement yet from this side.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Kern' })).toHaveAttribute(
    'href',
    personPath(project.customer.id),
  );
  expect(screen.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute('href', personPath(FREELANCER.id));
  expect(await screen.findByText('Complaint filed')).toBeVisible();
  const panels = screen
    .getAllByRole('region')
    .map((panel) => within(panel).queryAllByRole('heading')[0]?.textContent);
  expect(panels.indexOf('Decide the case')).toBe(panels.indexOf('The case') + 1);
  const buttons = screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  // The form's own button is hidden until a draft is restored.
  expect(buttons.filter((name) => name !== 'Discard')).toEqual([
    'Work on this case',
    // Paid, held, pending and available, which open their entries.
    '€98.94',
    '€98.94',
    '€0.00',
    '€0.00',
    'Templates',
    'Review decision',
    'Download the additional agreement',
    'Download the invoice',
  ]);
  server.answers(
    'GET /api/projects/project_card/check',
    refuse('invalidInput', { inn: 'required', bik: 'required' }),
  );
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText(/the customer has not entered: Tax number, Bank code$/)).toBeVisible();
});

/** A new project per test, because the draft of its decision is stored by project. */
const dispute = (fields: Partial<Project> = {}) =>
  aProject({
    id: crypto.randomUUID(),
    status: 'checking',
    case: 'disputed',
    freelancer: FREELANCER,
    money: heldMoney(),
    available_actions: offering('resolve_case'),
    ...fields,
  });

async function showProject(project: Project) {
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/results', { results: [], ...noRows });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...noRows });
  server.answers(
    'GET /api/conversations/messages',
    aConversation([], { conversation: { can_write: false } }),
  );
  server.answers('GET /api/projects/project_card/activity', { activity: [], ...noRows });
  server.answers('GET /api/projects/case/statements', { statements: [], ...noRows });
  const page = (
    <>
      <Page />
      <Palette />
    </>
  );
  return showToManager(page, projectPath(project.id), { route: projectPath(':id') });
}

const { id, firstName: first_name, lastName: last_name } = aUser({ role: 'manager' });
/** Worked on by the user. */
const OWN = { taken: { manager: { id, first_name, last_name }, since: '2026-02-14T12:00:00Z' } } as const;

/** A dispute, by default one that the user works on, who stays on it while typing. */
async function showDispute(fields: Partial<Project> = OWN) {
  const project = dispute(fields);
  server.answers('POST /api/manager/cases/take', { project });
  const page = await showProject(project);
  const form = within(await screen.findByRole('region', { name: 'Decide the case' }));
  return { ...page, project, form };
}

test("a dispute is decided next to both sides' statements, and the form disappears with the case", async () => {
  const { person, project, form } = await showDispute();
  const share = form.getByLabelText('To the freelancer Jonas Falk, in €');
  await person.type(share, '33,33');
  expect(form.getByText('€65.61')).toBeVisible();
  await person.type(form.getByLabelText('Reason'), 'A third of it is right');
  const decided: typeof project = {
    ...project,
    version: 4,
    case: 'decided',
    available_actions: [],
  };
  const sent = server.answers('POST /api/manager/cases/resolve', { project: decided });
  server.answers('GET /api/projects/project', { project: decided });
  await person.click(form.getByRole('button', { name: 'Review decision' }));
  await person.click(await form.findByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(`“${project.name}” is decided: €33.33 to Jonas Falk`)).toBeVisible();
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    freelancer_share: 3_333,
    reason: 'A third of it is right',
    version: project.version,
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Decide the case' })).not.toBeInTheDocument(),
  );
});

test('when both sides agree meanwhile, typed text stays and can no longer be sent', async () => {
  const { person, project, form } = await showDispute();
  await person.type(form.getByLabelText('Reason'), 'Half of it');
  server.answers('GET /api/projects/project', {
    project: { ...project, version: 4, status: 'completed', case: 'none', available_actions: [] },
  });
  comeBackLater();
  expect(await form.findByRole('alert')).toHaveTextContent('This can no longer be done');
  expect(form.getByLabelText('Reason')).toHaveValue('Half of it');
  expect(form.getByRole('button', { name: 'Review decision' })).toBeDisabled();
});

const MONA = { id: '5d3f1c52-8a0e-4e62-9c1b-2f6a7d8e9f01', first_name: 'Mona', last_name: 'Lund' };
const BY_MONA = {
  taken: { manager: MONA, since: '2026-02-14T11:00:00Z' },
  available_actions: [{ action: 'resolve_case', enabled: false, reason: 'taken' }],
} as const;

describe('a manager', () => {
  test('takes a free case, stays on it while typing, and releases it', async () => {
    const { person, project, form } = await showDispute({});
    const own = { ...project, ...OWN };
    expect(screen.getByText('Nobody works on this case.')).toBeVisible();
    expect(screen.getByText(/^If you take it or begin its decision, no other manager/)).toBeVisible();
    const taken = server.answers('POST /api/manager/cases/take', { project: own });
    server.answers('GET /api/projects/project', { project: own });
    await person.click(screen.getByRole('button', { name: 'Work on this case' }));
    expect(await screen.findByText(/^You have been working on this case since .*\.$/)).toBeVisible();
    expect(screen.getByText(/^While you work on it, no other manager/)).toBeVisible();
    expect(taken.map(({ body }) => body)).toEqual([{ project_id: project.id }]);
    // Reported as activity once, not with every key.
    await person.type(form.getByLabelText('Reason'), 'Half');
    await waitFor(() => expect(taken).toHaveLength(2));
    const released = server.answers('POST /api/manager/cases/release', { project });
    server.answers('GET /api/projects/project', { project });
    await person.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Nobody works on this case.')).toBeVisible();
    expect(released).toHaveLength(1);
    expect(taken).toHaveLength(2);
  });

  test('does not try to take a case again at once after a failure', async () => {
    const { person, form } = await showDispute({});
    const taken = server.answers('POST /api/manager/cases/take', refuse('tooManyRequests'));
    await person.type(form.getByLabelText('Reason'), 'H');
    await waitFor(() => expect(taken).toHaveLength(1));
    await act(async () => undefined);
    await person.type(form.getByLabelText('Reason'), 'alf of it');
    expect(taken).toHaveLength(1);
  });

  test('takes a free case by the first input, and again after releasing it', async () => {
    const { person, project, form } = await showDispute({});
    const own = { ...project, ...OWN };
    const taken = server.answers('POST /api/manager/cases/take', { project: own });
    server.answers('GET /api/projects/project', { project: own });
    await person.type(form.getByLabelText('Reason'), 'H');
    expect(await screen.findByText(/^You have been working on this case since/)).toBeVisible();
    await person.type(form.getByLabelText('Reason'), 'alf of it');
    expect(taken.map(({ body }) => body)).toEqual([{ project_id: project.id }]);
    server.answers('POST /api/manager/cases/release', { project });
    server.answers('GET /api/projects/project', { project });
    await person.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Nobody works on this case.')).toBeVisible();
    server.answers('GET /api/projects/project', { project: own });
    await person.type(form.getByLabelText('Reason'), '.');
    expect(await screen.findByText(/^You have been working on this case since/)).toBeVisible();
    expect(taken).toHaveLength(2);
  });

  test('takes and releases a case from the command palette, which has no step of another one’s case', async () => {
    const { person, project } = await showDispute({});
    const own = { ...project, ...OWN };
    const palette = within(screen.getByRole('list', { name: 'palette' }));
    const offered = () => palette.queryAllByRole('button').map(({ textContent }) => textContent);
    const taken = server.answers('POST /api/manager/cases/take', { project: own });
    server.answers('GET /api/projects/project', { project: own });
    expect(offered()).toEqual(['palette: Work on this case']);
    await person.click(palette.getByRole('button', { name: 'palette: Work on this case' }));
    await waitFor(() => expect(offered()).toEqual(['palette: Release']));
    expect(taken.map(({ body }) => body)).toEqual([{ project_id: project.id }]);
    const released = server.answers('POST /api/manager/cases/release', { project });
    const others = { ...project, ...BY_MONA, available_actions: [...BY_MONA.available_actions] };
    server.answers('GET /api/projects/project', { project: others });
    await person.click(palette.getByRole('button', { name: 'palette: Release' }));
    expect(await screen.findByText(/^Mona Lund has been working on this case since/)).toBeVisible();
    expect(released).toHaveLength(1);
    expect(offered()).toEqual([]);
  });

  test('who made the appealed decision is not offered to take the case over', async () => {
    const reason = 'decided_by_you';
    const barred = { action: 'resolve_case', enabled: false, reason } as const;
    await showProject(dispute({ taken: BY_MONA.taken, available_actions: [barred] }));
    expect(await screen.findByText(/30 minutes after their last input\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });

  test('keeps the typed text when another one takes the case over, and can take it back by name', async () => {
    const { person, project, form } = await showDispute();
    await person.type(form.getByLabelText('Reason'), 'Half of it');
    server.answers('GET /api/projects/project', {
      project: { ...project, ...BY_MONA, available_actions: [...BY_MONA.available_actions] },
    });
    comeBackLater();
    expect(await screen.findByText(/^Mona Lund has been working on this case since/)).toBeVisible();
    expect(screen.getByText(/30 minutes after their last input\. You can take it over\.$/)).toBeVisible();
    expect(form.getByRole('alert')).toHaveTextContent('Another manager works on this case');
    expect(form.getByLabelText('Reason')).toHaveValue('Half of it');
    expect(form.getByRole('button', { name: 'Review decision' })).toBeDisabled();
    const taken = server.answers('POST /api/manager/cases/take', { project });
    // Input takes no case from another manager.
    await person.type(form.getByLabelText('Reason'), '.');
    await person.click(screen.getByRole('button', { name: 'Take over' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take over this case?' }));
    expect(question.getByText(/^Mona Lund works on it\./)).toBeVisible();
    server.answers('GET /api/projects/project', { project });
    await person.click(question.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(taken.map(({ body }) => body)).toEqual([{ project_id: project.id, from: MONA.id }]),
    );
    await waitFor(() => expect(form.getByRole('button', { name: 'Review decision' })).toBeEnabled());
    expect(form.getByLabelText('Reason')).toHaveValue('Half of it.');
  });
});

test('a template is inserted with the names of the case, and created, changed and deleted in place', async () => {
  const { person, form } = await showDispute();
  const kept = {
    id: crypto.randomUUID(),
    kind: 'case_reason',
    name: 'Half',
    text: '{customer}: half',
    version: 3,
  } as const;
  server.answers('GET /api/manager/reply_templates', { templates: [kept] });
  const open = async () => {
    await person.click(form.getByRole('button', { name: 'Templates' }));
    return within(await screen.findByRole('dialog', { name: 'Templates for reasons' }));
  };
  await person.type(form.getByLabelText('Reason'), 'So:');
  await person.click(await (await open()).findByRole('button', { name: 'Insert Half' }));
  expect(form.getByLabelText('Reason')).toHaveValue('So:\n\nAda Kern: half');

  let dialog = await open();
  const created = server.answers('POST /api/manager/reply_templates', { template: kept });
  await person.click(await dialog.findByRole('button', { name: 'New template' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('So:\n\nAda Kern: half');
  await person.type(dialog.getByLabelText('Name'), 'So');
  await person.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByRole('button', { name: 'New template' })).toBeVisible();
  expect(created.map(({ body }) => body)).toEqual([
    { kind: 'case_reason', name: 'So', text: 'So:\n\nAda Kern: half' },
  ]);

  const changed = server.answers('PUT /api/manager/reply_templates', { template: kept });
  await person.click(await dialog.findByRole('button', { name: 'Edit Half' }));
  await person.type(dialog.getByLabelText('Text'), '!');
  await person.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(changed.map(({ body }) => body)).toEqual([
      { template_id: kept.id, version: 3, name: 'Half', text: '{customer}: half!' },
    ]),
  );

  const deleted = server.answers('DELETE /api/manager/reply_templates', {});
  await person.click(await dialog.findByRole('button', { name: 'Delete Half' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Delete this template?' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted.map(({ query }) => query.get('template_id'))).toEqual([kept.id]));
});

test('a review that another manager takes down first stays in the open dialog with the reason typed', async () => {
  const { reviews, ...rest } = examples['GET /api/reviews/project'].reply;
  const [review] = reviews;
  if (!review) throw new Error('The example has one');
  const has = (over: Partial<typeof review>) =>
    server.answers('GET /api/reviews/project', {
      ...rest,
      reviews: [{ ...review, opens_at: null, ...over }],
    });
  has({ removed: null });
  const project = aProject({ status: 'completed', freelancer: FREELANCER });
  const { person } = await showProject(project);
  await person.click(await screen.findByRole('button', { name: /^Take down the review of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take down the review of/ }));
  await person.type(dialog.getByLabelText('Reason'), 'It names a third person.');
  has({ removed: { reason: 'It is an insult.', at: '2026-02-21T09:00:00Z', objected: false } });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/the review has been taken down/);
  expect(dialog.getByLabelText('Reason')).toHaveValue('It names a third person.');
  expect(dialog.getByRole('button', { name: 'Take down' })).toBeDisabled();
});
