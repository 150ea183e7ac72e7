import { expect, test } from '@jest/globals';
import { editProjectPath, PATHS, projectPath, SERVICES } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import {
  comeBackLater,
  fakeServer,
  renderPage,
  screen,
  takesFiles,
  waitFor,
} from '@metier/shared-kit/testing';
import { aProject, heldMoney, offering } from '@metier/shared-kit/marketplace/testing';
import type { Project } from '@metier/shared-kit/marketplace/project';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './create-page.tsx';

const server = fakeServer();
const { file } = examples['PUT /api/files'].reply;
const services = SERVICES.map(({ id, type, minimumPrice }) => ({
  id,
  type,
  name: String(id),
  minimum_price: minimumPrice,
}));

function show(project: Project) {
  server.answers('GET /api/catalogue', { services, categories: [] });
  server.answers('GET /api/projects/project', { project });
  return renderPage(<Page />, {
    path: editProjectPath(project.id),
    route: PATHS.create,
    as: 'customer',
    texts: { customer: { en, de } },
  });
}

test('all fields of an unpaid project can be edited, and it is priced again', async () => {
  const project = aProject({ available_actions: offering('edit') });
  const sent = server.answers('PUT /api/projects/project', { project });
  const { person, currentUrl } = await show(project);
  expect(await screen.findByRole('button', { name: 'Save · €98.94' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'No revisions' }));
  await person.click(screen.getByRole('button', { name: 'Save · €86.05' }));
  expect(await screen.findByText('Your changes have been saved')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    project_id: project.id,
    name: project.name,
    category_id: 20101,
    edits: 0,
    is_guarantee: true,
    budget: 8605,
  });
  await waitFor(() => expect(currentUrl()).toBe(projectPath(project.id)));
});

test('files of the brief are removed and added', async () => {
  const { taken } = takesFiles(server);
  const files = [file, { ...file, id: crypto.randomUUID(), name: 'old.png' }];
  const project = aProject({
    status: 'paid',
    money: heldMoney(),
    files,
    available_actions: offering('edit'),
  });
  const sent = server.answers('PUT /api/projects/project', { project });
  const { person } = await show(project);
  await person.click(await screen.findByRole('button', { name: 'Remove old.png' }));
  await person.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [
    new File(['bytes'], 'new.png'),
  ]);
  await screen.findByText('The file is uploaded.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ file_ids: [file.id, taken[0]?.id] });
});

test('only the brief of a paid project can be edited', async () => {
  const project = aProject({ status: 'paid', money: heldMoney(), available_actions: offering('edit') });
  const sent = server.answers('PUT /api/projects/project', { project });
  const { person } = await show(project);
  await person.click(await screen.findByLabelText('Name'));
  await person.paste(' and more');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText(/Existing responses will no longer be valid/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes have been saved')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    name: 'A logo for the bakery and more',
    budget: project.budget,
    deadline: project.deadline,
  });
});

test('when the project becomes read-only, the form keeps the typed values and says so', async () => {
  const project = aProject({ status: 'paid', money: heldMoney(), available_actions: offering('edit') });
  const { person, currentUrl } = await show(project);
  await person.click(await screen.findByLabelText('Name'));
  await person.paste(' and more');
  server.answers('GET /api/projects/project', {
    project: aProject({ ...project, status: 'progress', available_actions: [] }),
  });
  comeBackLater();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Started”. Your text stays here',
  );
  expect(screen.getByLabelText('Name')).toHaveValue('A logo for the bakery and more');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(currentUrl()).toBe(editProjectPath(project.id));
});

test('a project that can no longer be edited redirects to its page', async () => {
  const { currentUrl } = await show(aProject({ status: 'progress' }));
  await waitFor(() => expect(currentUrl()).toBe(projectPath(aProject().id)));
});
