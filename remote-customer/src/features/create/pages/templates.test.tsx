import { beforeEach, expect, test } from '@jest/globals';
import { PATHS, SERVICES } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { aUser, fakeServer, refuse, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Template } from '../create.schema.ts';
import { Page } from './create-page.tsx';

const server = fakeServer();
const [EXAMPLE] = examples['GET /api/customer/templates'].reply.templates;
const services = SERVICES.map(({ id, type, minimumPrice }) => ({
  id,
  type,
  name: String(id),
  minimum_price: minimumPrice,
}));

beforeEach(() => {
  sessionStorage.clear();
  server.answers('GET /api/catalogue', { services, categories: [] });
});

/** A logo with one revision in 14 days, for 75.24 euros. */
function aTemplate(order: Partial<Template['order']> = {}): Template {
  if (!EXAMPLE) throw new Error('The call has an example');
  return { ...EXAMPLE, name: 'Our logos', order: { ...EXAMPLE.order, ...order } };
}

async function show(template: Template, query = `?template=${template.id}`) {
  server.answers('GET /api/customer/templates', { templates: [template] });
  const page = await renderPage(<Page />, {
    path: PATHS.create + query,
    route: PATHS.create,
    as: aUser({ id: crypto.randomUUID() }),
    texts: { customer: { en, de } },
  });
  await screen.findByRole('radiogroup', { name: 'Service' });
  return page;
}

test('the selected template fills the form, and "No template" empties it', async () => {
  const template = aTemplate();
  const { person } = await show(template, '');
  const choice = screen.getByRole('combobox', { name: 'Start from a template' });
  expect(choice).toHaveDisplayValue('No template');
  expect(screen.queryByText(/A template has no files/)).toBeNull();
  await person.selectOptions(choice, 'Our logos');
  expect(await screen.findByDisplayValue(template.order.name)).toBeVisible();
  expect(screen.getByText(/A template has no files/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Logo/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '1 revision' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Continue to payment · €75.24' })).toBeEnabled();
  expect(screen.queryByText(/and costs/)).toBeNull();
  await person.selectOptions(choice, 'No template');
  expect(screen.queryByDisplayValue(template.order.name)).toBeNull();
});

test("today's price is shown beside the original one", async () => {
  await show(aTemplate({ budget: 5_000 }));
  expect(screen.getByText('This order cost €50.00 then and costs €75.24 today.')).toBeVisible();
});

test('a service that is no longer offered must be replaced by another', async () => {
  await show(aTemplate({ category_id: 99_999 }));
  expect(screen.getByText(/of this template is no longer offered\. Choose another service\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Design' })).toBeChecked();
});

test('the URL of a deleted template shows a note above an empty form', async () => {
  await show(aTemplate(), '?template=0d9a3c52-7e41-4b6f-8a35-1f2e4d6c8b90');
  expect(screen.getByText('This template no longer exists.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Start from a template' })).toHaveDisplayValue('No template');
});

test('a template is deleted after confirmation', async () => {
  const template = aTemplate();
  const deleted = server.answers('DELETE /api/customer/templates', {});
  const { person } = await show(template);
  await person.click(screen.getByRole('button', { name: 'Delete template' }));
  expect(deleted).toHaveLength(0);
  server.answers('GET /api/customer/templates', { templates: [] });
  const dialog = await screen.findByRole('dialog', { name: 'Delete this template?' });
  expect(dialog).toHaveTextContent('Our logos');
  const buttons = screen.getAllByRole('button', { name: 'Delete template' });
  await person.click(buttons.at(-1) ?? dialog);
  expect(await screen.findByText('The template is deleted')).toBeVisible();
  expect(deleted[0]?.query.get('template_id')).toBe(template.id);
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Start from a template' })).toBeNull());
  expect(screen.queryByText('This template no longer exists.')).toBeNull();
});

test('the form works if the templates fail to load', async () => {
  server.answers('GET /api/customer/templates', refuse('serverError'));
  await renderPage(<Page />, { path: PATHS.create, as: 'customer', texts: { customer: { en, de } } });
  expect(await screen.findByRole('radiogroup', { name: 'Service' })).toBeVisible();
});
