import { beforeEach, expect, test } from '@jest/globals';
import { personPath, projectPath } from '@metier/contract';
import { comeBackLater, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
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

const server = fakeServer();
beforeEach(() => void server.answers('GET /api/reviews/project', NO_PROJECT_REVIEWS));

test('shows both sides, the money in euros, the activity, agreement and invoice; a dispute can be decided', async () => {
  const project = aProject({
    status: 'checking',
    case: 'disputed',
    freelancer: FREELANCER,
    money: heldMoney(),
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
  server.answers('GET /api/projects/case/statements', {
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
    ],
    page: 1,
    pages: 1,
    total: 1,
  });
  const { person } = await showToManager(<Page />, projectPath(project.id), { route: projectPath(':id') });
  expect(await screen.findByText('A decision is due')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Money' })).getAllByText('€98.94').length).toBeGreaterThan(
    0,
  );
  const caseOf = within(screen.getByRole('region', { name: 'The case' }));
  expect(await caseOf.findByText('This is not what I ordered')).toBeVisible();
  expect(caseOf.getByText(/ada@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Kern' })).toHaveAttribute(
    'href',
    personPath(project.customer.id),
  );
  expect(screen.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute('href', personPath(FREELANCER.id));
  expect(await screen.findByText('Complaint filed')).toBeVisible();
  const buttons = screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  // The form's own button is hidden until a draft is restored.
  expect(buttons.filter((name) => name !== 'Discard')).toEqual([
    'Decide',
    'Download the additional agreement',
    'Download the invoice',
  ]);
  server.answers('GET /api/projects/project_card/check', refuse('invalidInput', { inn: 'required' }));
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText(/the customer has not entered the company details/)).toBeVisible();
});

/** A new project per test, because the draft of its decision is stored by project. */
const dispute = () =>
  aProject({
    id: crypto.randomUUID(),
    status: 'checking',
    case: 'disputed',
    freelancer: FREELANCER,
    money: heldMoney(),
    available_actions: offering('resolve_case'),
  });
const noRows = { page: 1, pages: 1, total: 0 };

async function showDispute() {
  const project = dispute();
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/results', { results: [], ...noRows });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...noRows });
  server.answers(
    'GET /api/conversations/messages',
    aConversation([], { conversation: { can_write: false } }),
  );
  server.answers('GET /api/projects/project_card/activity', { activity: [], ...noRows });
  server.answers('GET /api/projects/case/statements', { statements: [], ...noRows });
  const page = await showToManager(<Page />, projectPath(project.id), { route: projectPath(':id') });
  const form = within(await screen.findByRole('region', { name: 'Decide the case' }));
  return { ...page, project, form };
}

test("a dispute is decided next to both sides' statements, and the form disappears with the case", async () => {
  const { person, project, form } = await showDispute();
  const share = form.getByLabelText('To the freelancer Jonas Falk, in €');
  await person.clear(share);
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
  await person.click(form.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('The case is decided')).toBeVisible();
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
  expect(form.getByRole('button', { name: 'Decide' })).toBeDisabled();
});
