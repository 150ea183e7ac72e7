import { beforeEach, expect, test } from '@jest/globals';
import { projectPath, type ProjectAction } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import {
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
  takesFiles,
} from '@metier/shared-kit/testing';
import {
  aConversation,
  aProject,
  FREELANCER,
  heldMoney,
  NO_PROJECT_REVIEWS,
  NO_REVIEWS,
  offering,
  pressStep,
} from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './project-page.tsx';

const server = fakeServer();
const jonas = aUser({
  id: FREELANCER.id,
  firstName: FREELANCER.first_name,
  lastName: FREELANCER.last_name,
  role: 'freelancer',
});
const mine = (status: Project['status'], ...actions: ProjectAction[]) =>
  aProject({ status, freelancer: FREELANCER, money: heldMoney(), available_actions: offering(...actions) });

beforeEach(() => {
  sessionStorage.clear();
  server.answers('GET /api/projects/case/statements', { statements: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/projects/project_card/results', { results: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/projects/project_card/improvements', {
    improvements: [],
    page: 1,
    pages: 1,
    total: 0,
  });
  server.answers('GET /api/projects/project_card/activity', { activity: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/conversations/messages', aConversation());
  server.answers('GET /api/reviews/project', NO_PROJECT_REVIEWS);
  server.answers('GET /api/reviews', NO_REVIEWS);
});

/** Renders a project that changes to `after` with the first mutation. */
async function show(project: Project, after = project) {
  const world = { project };
  server.answers('GET /api/projects/project', () => ({ project: world.project }));
  const change = () => {
    world.project = after;
  };
  const page = await renderPage(<Page />, {
    path: projectPath(project.id),
    route: projectPath(':id'),
    as: jonas,
    texts: { freelancer: { en, de } },
  });
  await screen.findByRole('heading', { level: 1, name: project.name });
  return { ...page, change };
}

test("the primary step is named in the header; what ends the freelancer's part is in the menu", async () => {
  const { person } = await show(mine('progress', 'submit_result', 'give_back', 'complain'));
  const step = within(screen.getByRole('region', { name: 'Deliver the result' }));
  expect(step.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Deliver result',
    'More',
  ]);
  expect(step.getByRole('button', { name: 'Deliver result' })).toHaveClass('MuiButton-contained');
  expect(screen.getByText('Next:', { exact: false })).toHaveTextContent('Next: Deliver result');
  await person.click(step.getByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Give back', 'Complain']);
});

test('neither answer to a refund is suggested', async () => {
  await show(mine('progress', 'answer_refund'));
  for (const name of ['Refuse the refund', 'Agree to the refund'])
    expect(screen.getByRole('button', { name })).toHaveClass('MuiButton-outlined');
  expect(screen.queryByText('Next:', { exact: false })).toBeNull();
});

test('the header names the move that the project waits for', async () => {
  await show({ ...mine('progress', 'answer_refund'), your_move: 'answer_refund' });
  expect(screen.getByText('Next:', { exact: false })).toHaveTextContent(
    'Next: Agree to the refund or refuse it',
  );
});

test('an assigned project is started', async () => {
  const project = mine('paid', 'start', 'give_back', 'submit_result');
  const { person, change } = await show(project, mine('progress', 'submit_result', 'give_back'));
  const sent = server.answers('PUT /api/freelancers/projects/implementation', () => (change(), {}));
  await person.click(screen.getByRole('button', { name: 'Start the work' }));
  expect(await screen.findByText('You have started. The deadline is running')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, status: 1, version: project.version });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Start the work' })).not.toBeInTheDocument(),
  );
  expect(screen.getAllByText('9,894 points').length).toBeGreaterThan(0);
});

test('overdue work says that the customer can get a refund until it is delivered', async () => {
  await show({ ...mine('progress', 'submit_result'), due_at: '2026-02-14T09:00:00Z' });
  const step = screen.getByRole('region', { name: 'Your work is overdue' });
  expect(step).toHaveTextContent(/can get a refund at any time until you deliver/);
  expect(within(step).getByRole('button', { name: 'Deliver result' })).toBeVisible();
});

test('giving back asks for confirmation', async () => {
  const project = mine('progress', 'submit_result', 'give_back');
  const { person } = await show(project);
  const sent = server.answers('PUT /api/freelancers/projects/implementation', {});
  await pressStep(person, 'Give back');
  expect(sent).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Give project back' }));
  expect(await screen.findByText('The project has been given back')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, status: 0, version: project.version });
});

test('a blank result is refused; a valid one is sent to review, and the dialog closes', async () => {
  const project = mine('progress', 'submit_result');
  const { person, change } = await show(project, mine('checking'));
  const sent = server.answers('POST /api/freelancer/result', () => (change(), { project }));
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('   ');
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(sent).toHaveLength(0);
  await person.paste('Three variants');
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(
    await screen.findByText('Success! Your work is now on clients review. Please wait for the response'),
  ).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, result: 'Three variants' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /deliver/i })).not.toBeInTheDocument());
});

test('typed text is kept when the dialog is closed, and when the delivery fails', async () => {
  const { person } = await show(mine('progress', 'submit_result'));
  server.answers('POST /api/freelancer/result', refuse('serverError'));
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('Half of it');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  expect(await screen.findByLabelText('Result')).toHaveValue('Half of it');
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('Error while adding result')).toBeVisible();
  expect(screen.getByLabelText('Result')).toHaveValue('Half of it');
});

test('a delivery includes links and files, and keeps them when it fails', async () => {
  const project = mine('progress', 'submit_result');
  const { taken } = takesFiles(server);
  server.answers('POST /api/freelancer/result', refuse('stateChanged', { files: 'project_full' }));
  const { person } = await show(project);
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('Three variants');
  await person.type(screen.getByLabelText(/^Links/), 'logo.example/1{Tab}');
  await person.upload(
    within(screen.getByRole('dialog')).getByLabelText('Attach files', { selector: 'input' }),
    [new File(['bytes'], 'logo.zip')],
  );
  await screen.findByText('The file is uploaded.');
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText(/exceed 500 MB/)).toBeVisible();
  const sent = server.answers('POST /api/freelancer/result', { project });
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    result: 'Three variants',
    links: ['https://logo.example/1'],
    file_ids: [taken[0]?.id],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await screen.findByLabelText('Result');
  expect(screen.queryByText('logo.zip')).not.toBeInTheDocument();
});

test('a delivery waits for its uploads, unless the freelancer holds it', async () => {
  const { serve } = takesFiles(server);
  const arrived = Promise.withResolvers<void>();
  serve(() => arrived.promise);
  const { person } = await show(mine('progress', 'submit_result'));
  await person.click(screen.getByRole('button', { name: 'Deliver result' }));
  await person.click(await screen.findByLabelText('Result'));
  await person.paste('Three variants');
  await person.upload(
    within(screen.getByRole('dialog')).getByLabelText('Attach files', { selector: 'input' }),
    [new File(['bytes'], 'logo.zip')],
  );
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText('Sends once the files are uploaded')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Do not send yet' }));
  arrived.resolve();
  // An unannounced call would fail the test.
  await screen.findByText('The file is uploaded.');
  expect(screen.getByRole('button', { name: 'Deliver' })).toBeEnabled();
  expect(screen.getByLabelText('Result')).toHaveValue('Three variants');
});

test('nothing can be delivered during the review', async () => {
  await show(mine('checking', 'complain'));
  expect(screen.getByText('Your work is under review')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deliver result' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
});

const asked = { ...mine('progress', 'answer_refund'), case: 'refund_requested' as const };

test('a refund is agreed to after confirmation', async () => {
  const { person } = await show(asked);
  const sent = server.answers('POST /api/freelancer/refund', { project: asked });
  await person.click(screen.getByRole('button', { name: 'Agree to the refund' }));
  await person.click(await screen.findByRole('button', { name: 'Refund the money' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ project_id: asked.id, agree: 1, version: asked.version }),
  );
});

test('a refund is refused with a reason', async () => {
  const { person } = await show(asked);
  const sent = server.answers('POST /api/freelancer/refund', { project: asked });
  await person.click(screen.getByRole('button', { name: 'Refuse the refund' }));
  const send = await screen.findByRole('button', { name: 'Let a manager decide' });
  await person.click(send);
  expect(await screen.findByText('This field is required')).toBeVisible();
  await person.type(screen.getByLabelText('Why do you refuse?'), 'All of the brief is done');
  await person.click(send);
  const reason = 'All of the brief is done';
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { project_id: asked.id, agree: 0, version: asked.version, reason },
    ]),
  );
});

test('an open project allows a response, and shows no work of others', async () => {
  const project = aProject({ status: 'paid', money: heldMoney(), available_actions: offering('respond') });
  const { person, change } = await show(project, {
    ...project,
    available_actions: offering('withdraw_response'),
  });
  const sent = server.answers('POST /api/freelancer/take_project', () => (change(), {}));
  expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Respond' }));
  await person.type(await screen.findByLabelText(/^Your message to the customer/), ' I draw signs. ');
  await person.click(screen.getByRole('button', { name: 'Send response' }));
  expect(await screen.findByRole('button', { name: 'Withdraw response' })).toBeVisible();
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    take: 1,
    expected: 'respond',
    version: project.version,
    text: 'I draw signs.',
  });
});

test('a brief that changes in the open dialog is shown at once, and answered once seen; the text stays', async () => {
  const project = aProject({ status: 'paid', money: heldMoney(), available_actions: offering('respond') });
  const renamed = {
    ...project,
    version: project.version + 1,
    customer: { ...project.customer, last_name: 'Winter' },
  };
  const edited = {
    ...renamed,
    version: project.version + 2,
    brief_version: project.version + 2,
    description: 'For the back door.',
  };
  const { person } = await show(project);
  await person.click(screen.getByRole('button', { name: 'Respond' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Respond to this project?' }));
  const message = dialog.getByLabelText(/^Your message to the customer/);
  await person.type(message, 'I draw signs.');
  server.answers('GET /api/projects/project', { project: renamed });
  comeBackLater();
  // A refetch while another one is pending would be ignored.
  await screen.findAllByText(/Winter/);
  expect(dialog.getByRole('button', { name: 'Send response' })).toBeEnabled();
  server.answers('GET /api/projects/project', { project: edited });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The customer has changed the brief');
  expect(dialog.getByText('For the back door.')).toBeVisible();
  // In the place of the button that was about to be pressed there is no other one.
  expect(dialog.getByRole('button', { name: 'Send response' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: 'Go on with the new brief' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(message).toHaveFocus();
  const sent = server.answers('POST /api/freelancer/take_project', {});
  await person.click(dialog.getByRole('button', { name: 'Send response' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ version: edited.version, text: 'I draw signs.' });
});

test("an invitation can be accepted on the project's page", async () => {
  const project = aProject({
    status: 'paid',
    money: heldMoney(),
    available_actions: offering('accept_invitation', 'decline_invitation'),
  });
  const { person, change } = await show(project, mine('paid', 'start'));
  server.answers('POST /api/invitations/accept', () => (change(), {}));
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('button', { name: 'Start the work' })).toBeVisible();
});

test('after acceptance the money strip says when points become available', async () => {
  const money = {
    ...heldMoney(),
    held: 0,
    released: 9_894,
    pending: 9_894,
    clears_at: '2026-02-20T10:00:00Z',
  };
  await show({ ...mine('completed'), money });
  const strip = within(screen.getByRole('region', { name: 'Money' }));
  expect(strip.getByText(/20 Feb 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to finances' })).toBeVisible();
});
