import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, refuse, savedFiles, screen, within } from '@metier/shared-kit/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './overview-page.tsx';

const server = fakeServer();
const saved = savedFiles();
const { reply } = examples['GET /api/manager/overview'];
const show = () => showToManager(<Page />, PATHS.overview, { styled: true });

test('the money leads to its projects', async () => {
  server.answers('GET /api/manager/overview', reply);
  await show();
  const money = await screen.findByRole('region', { name: 'Money on its way' });
  expect(await within(money).findByText('€1,480.00')).toBeVisible();
  expect(within(money).getByRole('link', { name: '7 projects' })).toHaveAttribute(
    'href',
    '/app/projects?status=held',
  );
  expect(within(money).getByRole('link', { name: '2 payouts' })).toHaveAttribute(
    'href',
    '/app/payouts?show=open',
  );
});

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('its parts lead to their rows, and are tables and files', async () => {
  server.answers('GET /api/manager/overview', reply);
  const { person } = await show();
  const held = await screen.findByRole('list', { name: 'Held by status' });
  expect(await within(held).findByRole('link', { name: 'Reviewed' })).toHaveAttribute(
    'href',
    '/app/projects?status=checking',
  );
  expect(textsOf(held)).toEqual(['Paid€370.00', 'Started€0.00', 'Reviewed€1,110.00', 'Revised€0.00']);
  expect(within(held).queryByRole('link', { name: 'Started' })).toBeNull();
  const payouts = screen.getByRole('list', { name: 'Payouts by status' });
  expect(textsOf(payouts)).toEqual(['To be made€20.00']);
  expect(widthOf(payouts, 0)).toBe('40%');
  expect(within(payouts).getByRole('link', { name: 'To be made' })).toHaveAttribute(
    'href',
    '/app/payouts?show=waiting',
  );
  await person.click(await screen.findByRole('button', { name: 'Held by status as CSV' }));
  expect(saved).toEqual(['Held by status.csv']);
  expect(
    within(screen.getByRole('table', { name: 'Payouts by status' })).getByRole('row', {
      name: 'To be made €20.00',
    }),
  ).toBeInTheDocument();
});

const widthOf = (list: HTMLElement, row: number) =>
  within(list).getAllByRole('listitem')[row]?.querySelector<HTMLElement>('[style*=width]')?.style.width;

test('cases by age and outcomes lead to them; what is not there is no link', async () => {
  server.answers('GET /api/manager/overview', reply);
  await show();
  const disputes = await screen.findByRole('list', { name: 'In dispute' });
  expect(await within(disputes).findByRole('link', { name: 'Less than a day' })).toHaveAttribute(
    'href',
    '/app/cases?show=disputed&age=day',
  );
  expect(textsOf(disputes)).toEqual([
    'Less than a day2',
    '1 to 3 days0',
    '3 to 7 days0',
    'More than 7 days1',
  ]);
  expect(within(disputes).queryByRole('link', { name: '1 to 3 days' })).toBeNull();
  expect(widthOf(disputes, 0)).toBe('100%');
  expect(widthOf(screen.getByRole('list', { name: 'Refund requested' }), 1)).toBe('50%');
  const outcomes = screen.getByRole('list', { name: 'How disputes ended' });
  expect(within(outcomes).getByRole('link', { name: 'Shared' })).toHaveAttribute(
    'href',
    '/app/projects?case=split',
  );
});

test('cases by age and outcomes are tables and files, too', async () => {
  server.answers('GET /api/manager/overview', reply);
  const { person } = await show();
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rowsOf(await screen.findByRole('table', { name: 'Open cases by age' }))).toEqual([
    'AgeIn disputeRefund requestedDecided',
    'Less than a day200',
    '1 to 3 days010',
    '3 to 7 days000',
    'More than 7 days100',
  ]);
  await person.click(screen.getByRole('button', { name: 'Open cases by age as CSV' }));
  await person.click(screen.getByRole('button', { name: 'How disputes ended as CSV' }));
  expect(saved).toEqual(['Open cases by age.csv', 'How disputes ended.csv']);
  const outcomes = within(screen.getByRole('region', { name: 'How disputes ended' }));
  await person.click(outcomes.getByRole('button', { name: 'Show as table' }));
  expect(rowsOf(outcomes.getByRole('table'))).toEqual([
    'OutcomeCases',
    'For the customer1',
    'Shared3',
    'For the freelancer0',
    'By agreement0',
  ]);
  expect(within(outcomes.getByRole('table')).getByRole('link', { name: 'Shared' })).toHaveAttribute(
    'href',
    '/app/projects?case=split',
  );
});

test('a chart is a table with links, too, and a file', async () => {
  server.answers('GET /api/manager/overview', reply);
  const { person, currentUrl } = await show();
  const days = await screen.findByRole('region', { name: 'New projects' });
  const table = () => within(days).findByRole('table', { name: 'New projects' });
  expect(within(await table()).queryByRole('link')).toBeNull();
  await person.click(within(days).getByRole('button', { name: 'New projects as CSV' }));
  expect(saved).toEqual(['New projects.csv']);
  await person.click(within(days).getByRole('button', { name: 'Show as table' }));
  await person.click(within(await table()).getByRole('link', { name: '6\u00A0Mar\u00A02026' }));
  expect(currentUrl()).toBe('/app/projects?from=2026-03-06&to=2026-03-06');
});

test('a week without a response has no time; a week leads to its projects with a response', async () => {
  server.answers('GET /api/manager/overview', reply);
  const { person } = await show();
  const panel = within(await screen.findByRole('region', { name: 'Hours to the first response' }));
  await person.click(await panel.findByRole('button', { name: 'Show as table' }));
  const table = await screen.findByRole('table', { name: 'Hours to the first response' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['23\u00A0Feb\u00A02026–', '2\u00A0Mar\u00A020261.6']);
  expect(within(table).getByRole('link', { name: '2\u00A0Mar\u00A02026' })).toHaveAttribute(
    'href',
    '/app/projects?from=2026-03-02&to=2026-03-08&responded=1',
  );
});

test('without the figures the page says so and reads them again', async () => {
  server.answers('GET /api/manager/overview', refuse('serverError'));
  const { person } = await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers('GET /api/manager/overview', reply);
  await person.click(again);
  expect(await screen.findByText('€1,480.00')).toBeVisible();
});
