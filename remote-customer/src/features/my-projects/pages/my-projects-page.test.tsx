import { expect, test } from '@jest/globals';
import { LIMITS, PATHS } from '@metier/contract';
import { fakeServer, renderPage, screen, within } from '@metier/shared-kit/testing';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { aProject, aProjectRow, offering } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './my-projects-page.tsx';

const server = fakeServer();
const show = () =>
  renderPage(<Page />, { path: PATHS.myProjects, as: 'customer', texts: { customer: { en, de } } });

/** Lists projects; of these, `waiting` ones wait for the customer. */
const listing = (projects: readonly ProjectRow[], waiting: readonly ProjectRow[] = []) =>
  server.answers('GET /api/customer/my_projects', ({ query }) => {
    const listed = query.has('your_move') ? waiting : projects;
    return { projects: [...listed], page: 1, pages: 1, total: listed.length };
  });

test('an unpaid project can be paid from the list, a paid one cannot', async () => {
  const projects = [
    aProjectRow({ available_actions: offering('pay') }),
    aProjectRow({ id: 'other', name: 'Paid already', status: 'paid' }),
  ];
  listing(projects);
  server.answers('GET /api/projects/project', { project: aProject({ available_actions: offering('pay') }) });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Pay for A logo for the bakery' }));
  expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay €98.94' })).toBeVisible();
});

test('an unpaid project can be paid where it waits for its customer, too', async () => {
  const row = aProjectRow({ available_actions: offering('pay'), your_move: 'pay' });
  listing([], [row]);
  server.answers('GET /api/projects/project', { project: aProject({ available_actions: offering('pay') }) });
  const { person } = await show();
  const panel = within(await screen.findByRole('region', { name: 'Needs you' }));
  await person.click(await panel.findByRole('button', { name: 'Pay for A logo for the bakery' }));
  expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeVisible();
});

test('without projects the page says how to start', async () => {
  listing([]);
  await show();
  expect(await screen.findByText('You have no projects yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create project' })).toHaveAttribute('href', PATHS.create);
  expect(screen.getByRole('link', { name: 'Choose a service' })).toHaveAttribute('href', PATHS.create);
});

const PENDING = [{ action: 'pay', enabled: false, reason: 'payment_pending' } as const];

test.each([
  [
    'is declined',
    { payment_declined: true, available_actions: offering('pay') },
    /Payment declined/,
    ['Pay for A logo for the bakery'],
  ],
  ['succeeds', { status: 'paid' }, /Paid, looking for a freelancer/, []],
] as const)('a pending payment shows in its row, and so does that it %s', async (_, after, told, buttons) => {
  listing([aProjectRow({ payment_pending: true, available_actions: PENDING })]);
  await show();
  const row = within(await screen.findByRole('row', { name: /A logo for the bakery/ }));
  expect(row.getByText('Payment pending')).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  listing([aProjectRow(after)]);
  expect(await row.findByText(told, undefined, { timeout: 4_000 })).toBeVisible();
  expect(row.queryByText('Payment pending')).not.toBeInTheDocument();
  expect(row.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(buttons);
});

test('the payment dialog stays when its row leaves the list, and says that the project is already paid', async () => {
  listing([aProjectRow({ available_actions: offering('pay') })]);
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Pay for A logo for the bakery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the status of the project is now “Paid”.',
  );
  expect(dialog.getByRole('button', { name: 'Pay €98.94' })).toBeDisabled();
});

test('projects that have come are not shown until it is known which of them wait', async () => {
  const known = Promise.withResolvers<void>();
  const projects = [aProjectRow()];
  server.answers('GET /api/customer/my_projects', async ({ query }) => {
    if (query.has('your_move')) await known.promise;
    return { projects, page: 1, pages: 1, total: 1 };
  });
  const { container } = await show();
  expect(await screen.findByRole('region', { name: 'Needs you' })).toBeVisible();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(LIMITS.pageSize);
  expect(screen.queryByRole('link', { name: 'A logo for the bakery' })).not.toBeInTheDocument();
  known.resolve();
  expect(await screen.findByRole('row', { name: /A logo for the bakery/ })).toBeVisible();
});

test('the skeleton has the rows of a full page', async () => {
  server.answers('GET /api/customer/my_projects', () => new Promise(() => {}));
  const { container } = await show();
  await screen.findAllByRole('status', { name: 'Loading' });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(LIMITS.pageSize);
});
