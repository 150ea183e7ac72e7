import { expect, test } from '@jest/globals';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { comeBackLater, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProject, FREELANCER, heldMoney, offering } from '@metier/shared-kit/marketplace/testing';
import { projectServer, showProject } from '../testing/show-project.tsx';

const server = projectServer();
const assigned = aProject({
  status: 'paid',
  freelancer: FREELANCER,
  money: heldMoney(),
  available_actions: offering('refund', 'complain'),
});
const started = aProject({
  ...assigned,
  version: assigned.version + 1,
  status: 'progress',
  available_actions: offering('request_refund', 'complain'),
});
const checking = aProject({
  ...started,
  status: 'checking',
  available_actions: offering('accept_result', 'request_changes', 'complain'),
});
const completed = aProject({ ...checking, status: 'completed', available_actions: offering('complain') });

const show = (project: Project) => showProject(server, project);
const theDialog = () => within(screen.getByRole('dialog'));

test('an open dialog of an immediate refund that has become a request stays and can no longer be confirmed', async () => {
  const { press } = await show(assigned);
  await press('Get a refund');
  expect(await screen.findByRole('dialog', { name: 'Refund the payment?' })).toBeVisible();
  server.answers('GET /api/projects/project', { project: started });
  comeBackLater();
  expect(await theDialog().findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Started”.',
  );
  expect(screen.getByRole('dialog', { name: 'Refund the payment?' })).toBeVisible();
  expect(theDialog().getByRole('button', { name: 'Refund the payment' })).toBeDisabled();
});

test('the call contains the confirmed kind; a refusal shows the current state', async () => {
  const { press, person } = await show(assigned);
  const sent = server.answers('POST /api/customer/refund', (arrived) => {
    server.answers('GET /api/projects/project', { project: started });
    expect(arrived.body.expected).toBe('refund');
    return refuse('stateChanged', { status: 'progress' });
  });
  await press('Get a refund');
  await person.click(await screen.findByRole('button', { name: 'Refund the payment' }));
  await waitFor(() =>
    expect(theDialog().getAllByRole('alert')[0]).toHaveTextContent(/status of the project is now “Started”/),
  );
  expect(
    screen.getByText('This has changed in the meantime. Please check it again before you continue'),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  await person.click(theDialog().getByRole('button', { name: 'Close' }));
  await press('Get a refund');
  expect(await screen.findByRole('dialog', { name: 'Ask for a refund?' })).toBeVisible();
});

test('a comment stays when the work is accepted meanwhile, and can be submitted neither by button nor by key', async () => {
  const { press, person } = await show(checking);
  await press('Send back');
  await person.click(await screen.findByLabelText('What should change?'));
  await person.paste('A warmer colour');
  server.answers('GET /api/projects/project', { project: completed });
  comeBackLater();
  expect(await theDialog().findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Completed”. Your text stays here so that you can copy it.',
  );
  expect(theDialog().getByLabelText('What should change?')).toHaveValue('A warmer colour');
  expect(theDialog().getByRole('button', { name: 'Send back' })).toBeDisabled();
  await person.click(theDialog().getByRole('button', { name: 'Close' }));
});

test.each([
  ['Accept the work', checking, completed],
  ['Delete', aProject({ available_actions: offering('delete', 'pay') }), assigned],
  ['Pay €98.94', aProject({ available_actions: offering('delete', 'pay') }), assigned],
] as const)('the question behind %s says that its time is over', async (button, before, after) => {
  const { press } = await show(before);
  await press(button);
  await screen.findByRole('dialog');
  server.answers('GET /api/projects/project', { project: after });
  comeBackLater();
  expect(await theDialog().findByRole('alert')).toHaveTextContent(/This can no longer be done/);
});

test.each([
  ['Accept the work', 'Accept'],
  ['Send back', 'Send back'],
] as const)(
  'the question behind %s says that the work is another than the one it asks about',
  async (button, confirm) => {
    const { press } = await show(checking);
    await press(button);
    await screen.findByRole('dialog');
    server.answers('GET /api/projects/project', { project: { ...checking, version: checking.version + 2 } });
    comeBackLater();
    expect(await theDialog().findByRole('alert')).toHaveTextContent(/has changed since you opened this/);
    expect(theDialog().getByRole('button', { name: confirm })).toBeDisabled();
  },
);

test('a project that is deleted or forbidden while shown says so, without its buttons', async () => {
  await show(assigned);
  server.answers('GET /api/projects/project', refuse('notFound'));
  comeBackLater();
  expect(await screen.findByRole('heading', { level: 1, name: 'This no longer exists' })).toBeVisible();
  expect(document.title).toBe('This no longer exists');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
