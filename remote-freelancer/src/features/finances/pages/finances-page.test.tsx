import { beforeEach, expect, test } from '@jest/globals';
import { PATHS } from '@metier/shared-kit/contract';
import { fakeServer, refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Funds, LedgerRow } from '../finances.api.ts';
import { Page } from './finances-page.tsx';

const server = fakeServer();
const funds: Funds = {
  funds: 7_000,
  pending: 9_894,
  held: 4_000,
  next_clearing: { amount: 9_894, at: '2026-02-14T09:00:00Z' },
};
const cleared: LedgerRow = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01',
  event: 'cleared',
  figure: 'available',
  amount: 7_000,
  project: { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo for a bakery' },
  at: '2026-02-01T10:00:00Z',
};
const months = [
  { month: '2026-01', amount: 0 },
  { month: '2026-02', amount: 7_000 },
];

beforeEach(() => {
  server.answers('GET /api/account/funds', funds);
  server.answers('GET /api/account/earnings', { months });
  server.answers('GET /api/account/ledger', { rows: [cleared], page: 1, pages: 1, total: 1 });
});

const show = (path: string = PATHS.finances) =>
  renderPage(<Page />, { path, as: 'freelancer', texts: { freelancer: { en, de } } });

const card = {
  'Card number': '4242424242424242',
  'Card owner': 'Noa Lind',
  'Valid until': '1230',
  CVV: '123',
};

async function openConversion() {
  const page = await show();
  await screen.findByText('7,000 points');
  await page.person.click(await screen.findByRole('button', { name: 'Convert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert points to money' }));
  const convert = async (amount: string) => {
    for (const [label, text] of Object.entries({ 'Amount in points': amount, ...card })) {
      await page.person.click(dialog.getByLabelText(label));
      await page.person.paste(text);
    }
    await page.person.click(dialog.getByRole('button', { name: 'Convert' }));
  };
  return { ...page, dialog, convert };
}

test('shows balance with its worth, what clears when, and the earned months', async () => {
  await show();
  await screen.findByText('7,000 points');
  const available = within(screen.getByRole('region', { name: 'Available' }));
  expect(available.getByText('7,000 points')).toBeVisible();
  expect(available.getByText('worth €70.00')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Pending' })).getByText(
      /9,894 points become available on 14 Feb 2026/,
    ),
  ).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Feb 26 7,000' })).toBeInTheDocument();
});

test('a figure opens to its ledger rows', async () => {
  const { person, whereabouts } = await show();
  const asked = server.answers('GET /api/account/ledger', { rows: [cleared], page: 1, pages: 1, total: 1 });
  await person.click(await screen.findByRole('button', { name: 'Entries: Available' }));
  expect(whereabouts()).toBe(`${PATHS.finances}?figure=available`);
  await waitFor(() => expect(asked.some(({ query }) => query.get('figure') === 'available')).toBe(true));
  expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus();
  expect(await screen.findByText('Earnings cleared')).toBeVisible();
  expect(screen.getByText('+7,000')).toBeVisible();
});

test('nothing to convert: the button is off', async () => {
  server.answers('GET /api/account/funds', { ...funds, funds: 0 });
  await show();
  await screen.findByText('worth €0.00');
  expect(screen.getByRole('button', { name: 'Convert' })).toBeDisabled();
});

test('49 points are too few; the rest of the form stays, and 50 go', async () => {
  const sent = server.answers('POST /api/account/withdrawal', { funds: 6_950 });
  const { person, dialog, convert } = await openConversion();
  await convert('49');
  expect(await dialog.findByText('At least 50 points')).toBeVisible();
  expect(dialog.getByLabelText('Amount in points')).toHaveFocus();
  expect(dialog.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(sent).toHaveLength(0);
  await person.clear(dialog.getByLabelText('Amount in points'));
  await person.paste('50');
  expect(dialog.getByText('€0.50 will arrive on your card')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('The funds are transferred within 1-3 business days')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the bounds are told as the language writes numbers', async () => {
  const { dialog, convert } = await openConversion();
  expect(dialog.getByText('50 to 7,000 points')).toBeVisible();
  await convert('7,001');
  expect(await dialog.findByText('At most 7,000 points')).toBeVisible();
});

test('of all that was typed only the amount is sent, under a key of its own', async () => {
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { convert } = await openConversion();
  await convert('7,000');
  await screen.findByText('The funds are transferred within 1-3 business days');
  expect(sent.map(({ body }) => body)).toEqual([{ funds: 7_000 }]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
});

test('a refused conversion keeps the form', async () => {
  server.answers('POST /api/account/withdrawal', refuse('insufficientFunds'));
  const { dialog, convert } = await openConversion();
  await convert('7000');
  expect(await screen.findByText('Your available balance is too low')).toBeVisible();
  expect(dialog.getByLabelText('Amount in points')).toHaveValue('7000');
});
