import { expect, jest, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { comeBackLater, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { showToManager } from '../../testing/show.tsx';
import type { ReplyTemplate } from './reply-templates.api.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

const server = fakeServer();
const lists = (template: ReplyTemplate) =>
  server.answers('GET /api/manager/reply_templates', { templates: [template] });
/** A new template per test, because drafts are stored by template. */
const half = (): ReplyTemplate => ({
  id: crypto.randomUUID(),
  kind: 'support_answer',
  name: 'Half',
  text: 'Half of it',
  version: 3,
});

async function edit(template: ReplyTemplate) {
  lists(template);
  const page = await showToManager(
    <TemplatesDialog kind="support_answer" typed="" onInsert={jest.fn()} onClose={jest.fn()} />,
    PATHS.support,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await page.person.click(await dialog.findByRole('button', { name: 'Edit Half' }));
  await page.person.type(dialog.getByLabelText('Text'), ', and more');
  const save = () => page.person.click(dialog.getByRole('button', { name: 'Save template' }));
  return { ...page, dialog, save };
}

test('a template that another manager has changed is refused, shown, and replaced only then', async () => {
  const mine = half();
  const theirs = { ...mine, text: 'A third of it', version: 4 };
  const { dialog, save } = await edit(mine);
  const refused = server.answers('PUT /api/manager/reply_templates', () => {
    lists(theirs);
    return refuse('stateChanged', { template: theirs });
  });
  await save();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(/^This template has been changed meanwhile.*HalfA third of it$/);
  expect(refused.map(({ body }) => body)).toEqual([
    { template_id: mine.id, version: 3, name: 'Half', text: 'Half of it, and more' },
  ]);
  expect(dialog.getByLabelText('Text')).toHaveValue('Half of it, and more');
  const replaced = server.answers('PUT /api/manager/reply_templates', {
    template: { ...theirs, version: 5 },
  });
  await save();
  await waitFor(() => expect(replaced.map(({ body }) => body.version)).toEqual([4]));
  expect(await dialog.findByRole('button', { name: 'New template' })).toBeVisible();
});

test('a change that arrives while the form is open is shown before it is sent', async () => {
  const mine = half();
  const { dialog } = await edit(mine);
  expect(dialog.queryByRole('alert')).toBeNull();
  lists({ ...mine, name: 'A half', version: 4 });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/A half/);
  expect(dialog.getByLabelText('Text')).toHaveValue('Half of it, and more');
});
