import { expect, test } from '@jest/globals';
import { PATHS, projectPath } from '@metier/contract';
import { screen, waitFor, within } from '@metier/shared-kit/testing';
import type { LedgerRow } from '../finances.api.ts';
import { CLEARED, financesServer, showFinances } from '../testing/show-finances.tsx';

const { server, withClearings } = financesServer();
const clearingOf = (number: number, amount: number, at: string | null) => ({
  project: { id: `5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1b0${number}`, name: `Logo ${number}` },
  amount,
  at,
});

test('shows balances with their value, when points clear, and monthly earnings', async () => {
  await showFinances();
  await screen.findByText('7,000 points');
  const available = within(screen.getByRole('region', { name: 'Available' }));
  expect(available.getByText('7,000 points')).toBeVisible();
  expect(available.getByText('worth €70.00')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Pending' })).getByText(
      /9,894 points become available on 14 Feb 2026/,
    ),
  ).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Feb\u00A02026 7,000' })).toBeInTheDocument();
});

test('a balance opens its ledger rows', async () => {
  const { person, currentUrl } = await showFinances();
  const asked = server.answers('GET /api/account/ledger', { rows: [CLEARED], page: 1, pages: 1, total: 1 });
  await person.click(await screen.findByRole('button', { name: 'Entries: Available' }));
  expect(currentUrl()).toBe(`${PATHS.finances}?figure=available`);
  await waitFor(() => expect(asked.some(({ query }) => query.get('figure') === 'available')).toBe(true));
  expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus();
  expect(await screen.findByText('Earnings cleared')).toBeVisible();
  expect(screen.getByText('+7,000')).toBeVisible();
});

test("a month's earnings open their ledger rows, until its chip is pressed", async () => {
  const { person, currentUrl } = await showFinances();
  const asked = server.answers('GET /api/account/ledger', { rows: [CLEARED], page: 1, pages: 1, total: 1 });
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  await person.click(await screen.findByRole('link', { name: 'Feb\u00A02026' }));
  expect(currentUrl()).toBe(`${PATHS.finances}?month=2026-02`);
  await waitFor(() => expect(asked.some(({ query }) => query.get('month') === '2026-02')).toBe(true));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Remove filter Month: Feb\u00A02026' }));
  expect(currentUrl()).toBe(PATHS.finances);
});

test('a project that was given back is shown without a link', async () => {
  const project = { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo for a bakery', is_theirs: false };
  const row: LedgerRow = { ...CLEARED, event: 'unassigned', figure: 'held', amount: -7_000, project };
  server.answers('GET /api/account/ledger', { rows: [row], page: 1, pages: 1, total: 1 });
  await showFinances();
  expect(await screen.findByText('Assignment ended')).toBeVisible();
  expect(screen.getByText(/Logo for a bakery/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Logo for a bakery' })).not.toBeInTheDocument();
});

/** Data of Intl differ in the comma. */
const SATURDAY = /^Saturday,? 14 February 2026$/;

test('pending points are listed by the day on which they become available, and open to their projects', async () => {
  withClearings(
    clearingOf(1, 3_000, null),
    clearingOf(2, 2_000, '2026-02-14T09:00:00Z'),
    clearingOf(3, 1_500, '2026-02-14T12:00:00Z'),
    clearingOf(4, 3_394, '2026-02-20T09:00:00Z'),
  );
  const { person } = await showFinances();
  const panel = within(await screen.findByRole('region', { name: 'Becomes available' }));
  const rows = (await panel.findAllByRole('group')).map((row) => within(row));
  expect(rows).toHaveLength(3);
  const [first, second, frozen] = rows;
  expect(first?.getByText(SATURDAY)).toBeVisible();
  expect(first?.getByText('3,500 points')).toBeVisible();
  expect(second?.getByText('3,394 points')).toBeVisible();
  expect(frozen?.getByText('Frozen')).toBeVisible();
  expect(frozen?.getByText('No date until the open case is decided · 1 project')).toBeVisible();
  expect(panel.getByText('Logo 2')).not.toBeVisible();
  await person.click(panel.getByText(SATURDAY));
  expect(panel.getByRole('link', { name: 'Logo 2' })).toHaveAttribute(
    'href',
    projectPath(clearingOf(2, 0, null).project.id),
  );
  expect(panel.getByText('Logo 3')).toBeVisible();
});

test('without pending points the calendar says so', async () => {
  await showFinances();
  expect(await screen.findByText('Nothing is pending')).toBeVisible();
});
