import { expect, test } from '@jest/globals';
import { completePath, PATHS } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { refuse, screen, waitFor, within, takesFiles } from '@metier/shared-kit/testing';
import { aProject, heldMoney, offering } from '@metier/shared-kit/marketplace/testing';
import { checking, projectServer, showProject } from '../testing/show-project.tsx';

const server = projectServer();
const show = (project: Project) => showProject(server, project);

test('accepting asks for confirmation, then shows the thank-you page', async () => {
  const sent = server.answers('POST /api/customer/acceptance', {
    project: checking({ status: 'completed' }),
  });
  const { press, answer, currentUrl } = await show(checking());
  await press('Accept the work');
  expect(await screen.findByText(/^€98\.94 goes to Jonas Falk\./)).toBeVisible();
  await answer('Accept the work?', 'Accept');
  expect(await screen.findByText('Project has been completed')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { project_id: checking().id, accept: 1, version: checking().version },
  ]);
  await waitFor(() => expect(currentUrl()).toBe(completePath(checking().id)));
});

test('sending back requires a comment, shows the revisions left, and goes back', async () => {
  const sent = server.answers('POST /api/customer/acceptance', {
    project: checking({ status: 'improving' }),
  });
  const { person, press, answer, currentUrl } = await show(checking());
  await press('Send back');
  expect(await screen.findByText(/You have 1 revision left/)).toBeVisible();
  await answer('Send the work back', 'Send back');
  expect(await screen.findByText('This field is required')).toBeVisible();
  await person.type(screen.getByLabelText('What should change?'), 'Rounder');
  await answer('Send the work back', 'Send back');
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
  expect(sent.map(({ body }) => body)).toEqual([
    { project_id: checking().id, accept: 0, comment: 'Rounder', version: checking().version },
  ]);
});

test('work is sent back with an annotated picture', async () => {
  const { taken } = takesFiles(server);
  const sent = server.answers('POST /api/customer/acceptance', {
    project: checking({ status: 'improving' }),
  });
  const { person, press, answer } = await show(checking());
  await press('Send back');
  await person.type(await screen.findByLabelText('What should change?'), 'Rounder');
  await person.upload(
    within(screen.getByRole('dialog')).getByLabelText('Attach files', { selector: 'input' }),
    [new File(['bytes'], 'marked.png')],
  );
  await screen.findByText('The file is uploaded.');
  await answer('Send the work back', 'Send back');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ accept: 0, comment: 'Rounder', file_ids: [taken[0]?.id] });
});

test.each([
  ['POST /api/customer/acceptance', 'Send back', 'What should change?', 'Send the work back', 'Send back'],
  [
    'POST /api/customers/projects/complain',
    'Complain',
    'What went wrong?',
    'Complain about this project?',
    'Send complaint',
  ],
] as const)('%s cannot be left while it is under way', async (call, action, label, title, confirm) => {
  server.answers(call, () => new Promise(() => {}));
  const { person, press, answer } = await show(checking());
  await press(action);
  await person.type(await screen.findByLabelText(label), 'Rounder');
  await answer(title, confirm);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
});

const withoutEdits = () =>
  checking({
    edits_left: 0,
    available_actions: [
      ...offering('accept_result', 'request_refund', 'complain'),
      { action: 'request_changes', enabled: false, reason: 'no_edits_left' },
    ],
  });

test('without revisions left the page offers to accept, to get a refund and to complain', async () => {
  const { press, answer } = await show(withoutEdits());
  await press('Send back');
  const dialog = within(await screen.findByRole('dialog', { name: 'No revisions left' }));
  expect(dialog.getByRole('button', { name: 'Accept the work' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Complain' })).toBeVisible();
  await answer('No revisions left', 'Get a refund');
  expect(await screen.findByRole('dialog', { name: 'Ask for a refund?' })).toBeVisible();
});

test('the comment stays when only the server knows that no revisions are left; the same alternatives are offered', async () => {
  server.answers('POST /api/customer/acceptance', refuse('noEditsLeft'));
  const { person, press, answer } = await show(checking());
  await press('Send back');
  const comment = await screen.findByLabelText('What should change?');
  await person.type(comment, 'Rounder');
  server.answers('GET /api/projects/project', { project: withoutEdits() });
  await answer('Send the work back', 'Send back');
  const dialog = within(screen.getByRole('dialog', { name: 'Send the work back' }));
  expect(await dialog.findByText(/No revisions are left/)).toBeVisible();
  expect(comment).toHaveValue('Rounder');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Send back' })).toBeDisabled());
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await press('Send back');
  expect(await screen.findByRole('dialog', { name: 'No revisions left' })).toBeVisible();
});

test('an immediate refund explains the consequences and asks for confirmation', async () => {
  const project = aProject({ status: 'paid', money: heldMoney(), available_actions: offering('refund') });
  const sent = server.answers('POST /api/customer/refund', { project: { ...project, status: 'refunded' } });
  const { press, answer } = await show(project);
  await press('Get a refund');
  expect(await screen.findByRole('dialog', { name: 'Refund the payment?' })).toHaveTextContent(
    /€98\.94.*cannot be restarted/,
  );
  await answer('Refund the payment?', 'Refund the payment');
  expect(
    await screen.findByText(
      'Your refund request has been submitted successfully. The funds will be returned shortly',
    ),
  ).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ project_id: project.id, expected: 'refund' }]);
});

test('a refund request explains the consequences, requires a reason and accepts files', async () => {
  const { taken } = takesFiles(server);
  const project = aProject({
    status: 'paid',
    money: heldMoney(),
    available_actions: offering('request_refund'),
  });
  const sent = server.answers('POST /api/customer/refund', {
    project: { ...project, case: 'refund_requested' },
  });
  const { person, press, answer } = await show(project);
  await press('Get a refund');
  expect(await screen.findByRole('dialog', { name: 'Ask for a refund?' })).toHaveTextContent(
    /€98\.94.*cannot be restarted/,
  );
  await answer('Ask for a refund?', 'Ask for a refund');
  expect(await screen.findByText('This field is required')).toBeVisible();
  await person.type(screen.getByLabelText('Why do you want a refund?'), 'Too late');
  await person.upload(
    screen.getByLabelText('Attach files', { selector: 'input' }),
    new File(['x'], 'proof.txt'),
  );
  await answer('Ask for a refund?', 'Ask for a refund');
  expect(
    await screen.findByText(
      'Your refund request has been submitted successfully. The freelancer has 72 hours to answer',
    ),
  ).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { project_id: project.id, expected: 'request_refund', reason: 'Too late', file_ids: [taken[0]?.id] },
  ]);
});

test.each([
  ['serverError', 'An error occurred while processing your refund request'],
  ['notFound', 'Invalid project ID. Please try again'],
] as const)('a refund that fails with %s says so', async (error, told) => {
  server.answers('POST /api/customer/refund', refuse(error));
  const { press, answer } = await show(aProject({ status: 'paid', available_actions: offering('refund') }));
  await press('Get a refund');
  await answer('Refund the payment?', 'Refund the payment');
  expect(await screen.findByText(told)).toBeVisible();
});

test('an unpaid project can be deleted after confirmation', async () => {
  const sent = server.answers('DELETE /api/projects/project', {});
  const project = aProject({ available_actions: offering('pay', 'delete') });
  const { press, answer, currentUrl } = await show(project);
  await press('Delete');
  await answer('Delete this project?', 'Delete project');
  expect(await screen.findByText('The project has been deleted')).toBeVisible();
  expect(sent[0]?.query.get('project_id')).toBe(project.id);
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
});

test('a complaint contains its text and how to reach the customer', async () => {
  const sent = server.answers('POST /api/customers/projects/complain', {});
  const { person, press, answer } = await show(checking());
  await press('Complain');
  await person.click(await screen.findByLabelText('What went wrong?'));
  await person.paste('It is a copy');
  await answer('Complain about this project?', 'Send complaint');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { project_id: checking().id, text: 'It is a copy', contacts: 'ada@example.com' },
  ]);
});
