import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/shared-kit/contract';
import { aProjectRow, fakeServer, offering, renderPage, screen } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './my-projects-page.tsx';

const server = fakeServer();
const show = () =>
  renderPage(<Page />, { path: PATHS.myProjects, as: 'customer', texts: { customer: { en, de } } });

test('an unpaid project can be paid from the list, a paid one cannot', async () => {
  const projects = [
    aProjectRow({ available_actions: offering('pay') }),
    aProjectRow({ id: 'other', name: 'Paid already', status: 'paid' }),
  ];
  server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 2 });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Pay for A logo for the bakery' }));
  expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay €98.94' })).toBeVisible();
});

test('without projects the page says how to begin', async () => {
  server.answers('GET /api/customer/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show();
  expect(await screen.findByText('You have no projects yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create project' })).toHaveAttribute('href', PATHS.create);
});
