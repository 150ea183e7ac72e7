import { expect, test } from '@jest/globals';
import { projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { aProject, FREELANCER, offering } from '@metier/shared-kit/marketplace/testing';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { projectServer, showProject } from '../testing/show-project.tsx';

const server = projectServer();
const NEW_ID = '5b1f6c0e-2a7d-4c93-9e18-64d0b7a3f215';
const finished = (over: Partial<Project> = {}) =>
  aProject({ status: 'completed', freelancer: FREELANCER, ...over });
const HIRE = `Hire ${FREELANCER.first_name} ${FREELANCER.last_name} again`;

test.each([
  ['Order again', {}],
  [HIRE, { invite_executor: true }],
])('"%s" creates an unpaid project and navigates to it', async (button, wish) => {
  const project = finished();
  const sent = server.answers('POST /api/projects/copy', { project_id: NEW_ID });
  const { press, currentUrl } = await showProject(server, project);
  await press(button);
  await waitFor(() => expect(currentUrl()).toBe(projectPath(NEW_ID)));
  expect(sent.map(({ body }) => body)).toEqual([{ project_id: project.id, ...wish }]);
});

test('a refunded project without freelancer can be ordered again, one in progress cannot', async () => {
  const { unmount } = await showProject(server, aProject({ status: 'refunded' }));
  expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hire/ })).toBeNull();
  unmount();
  await showProject(server, aProject({ status: 'progress', freelancer: FREELANCER }));
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a service that is no longer offered is named', async () => {
  server.answers('POST /api/projects/copy', refuse('invalidInput', { category_id: 'choice' }));
  const { press } = await showProject(server, finished());
  await press('Order again');
  expect(await screen.findByText(/“Logo” is no longer offered\./)).toBeVisible();
});

test('a copy shows the price difference, and who will be invited', async () => {
  const available_actions = offering('pay', 'edit', 'delete');
  const copy = { earlier_budget: 9_000, wanted_freelancer: FREELANCER };
  await showProject(server, aProject({ status: 'created', budget: 9_894, available_actions, ...copy }));
  expect(screen.getByText('This order cost €90.00 then and costs €98.94 today.')).toBeVisible();
  expect(screen.getByText(/will be invited as soon as you have paid\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay €98.94' })).toBeVisible();
});

test('after payment, a freelancer who could not be invited is named', async () => {
  await showProject(server, aProject({ status: 'paid', wanted_freelancer: FREELANCER }));
  expect(screen.getByText(/was not invited\. Choose another freelancer\.$/)).toBeVisible();
});

test('is saved as a template by one step; reaching the limit is shown', async () => {
  const project = finished();
  const sent = server.answers(
    'POST /api/customer/templates',
    refuse('stateChanged', { reason: 'too_many_templates' }),
  );
  const { press } = await showProject(server, project);
  await press('Save as template');
  expect(await screen.findByText(/^You have reached the limit of 50 templates/)).toBeVisible();
  server.answers('POST /api/customer/templates', examples['POST /api/customer/templates'].reply);
  await press('Save as template');
  expect(await screen.findByText(/^The template is saved/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, name: project.name });
});

test('a template that is saved cannot be saved again, and one that was saved before says so', async () => {
  const { template } = examples['POST /api/customer/templates'].reply;
  server.answers('POST /api/customer/templates', { template, is_new: false });
  const { press, person } = await showProject(server, finished());
  await press('Save as template');
  expect(await screen.findByText(/^This project is saved as a template already/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Saved as template' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
});
