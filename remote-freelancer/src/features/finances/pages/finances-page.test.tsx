import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Funds, LedgerRow, Withdrawal } from '../finances.api.ts';
import { Page } from './finances-page.tsx';

const server = fakeServer();
const funds: Funds = {
  funds: 7_000,
  pending: 9_894,
  held: 4_000,
  in_payout: 2_000,
  next_clearing: { amount: 9_894, at: '2026-02-14T09:00:00Z' },
};
const cleared: LedgerRow = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01',
  event: 'cleared',
  figure: 'available',
  amount: 7_000,
  project: { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo for a bakery', is_theirs: true },
  at: '2026-02-01T10:00:00Z',
};
const running: Withdrawal = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a03',
  funds: 2_000,
  state: 'in_payout',
  requested_at: '2026-02-02T10:00:00Z',
  expected_at: '2026-02-03T10:00:00Z',
  settled_at: null,
  reason: null,
};
const withPayouts = (...withdrawals: Withdrawal[]) =>
  server.answers('GET /api/account/withdrawals', {
    withdrawals,
    page: 1,
    pages: 1,
    total: withdrawals.length,
  });
const months = [
  { month: '2026-01', amount: 0 },
  { month: '2026-02', amount: 7_000 },
];

beforeEach(() => {
  server.answers('GET /api/account/funds', funds);
  server.answers('GET /api/account/earnings', { months });
  server.tokenises({ payment_method: 'pm_card_ok' });
  withPayouts();
  server.answers('GET /api/account/ledger', { rows: [cleared], page: 1, pages: 1, total: 1 });
});

const show = (path: string = PATHS.finances) =>
  renderPage(<Page />, { path, as: 'freelancer', texts: { freelancer: { en, de } }, styled: true });

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

test('shows balances with their value, when points clear, and monthly earnings', async () => {
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
  expect(await screen.findByRole('row', { name: 'Feb 2026 7,000' })).toBeInTheDocument();
});

test('a balance opens its ledger rows', async () => {
  const { person, whereabouts } = await show();
  const asked = server.answers('GET /api/account/ledger', { rows: [cleared], page: 1, pages: 1, total: 1 });
  await person.click(await screen.findByRole('button', { name: 'Entries: Available' }));
  expect(whereabouts()).toBe(`${PATHS.finances}?figure=available`);
  await waitFor(() => expect(asked.some(({ query }) => query.get('figure') === 'available')).toBe(true));
  expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus();
  expect(await screen.findByText('Earnings cleared')).toBeVisible();
  expect(screen.getByText('+7,000')).toBeVisible();
});

test('without points the button is disabled', async () => {
  server.answers('GET /api/account/funds', { ...funds, funds: 0 });
  await show();
  await screen.findByText('worth €0.00');
  expect(screen.getByRole('button', { name: 'Convert' })).toBeDisabled();
});

test('49 points are too few, and the form keeps its values; 50 are converted', async () => {
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

test("the limits are in the language's number format", async () => {
  const { dialog, convert } = await openConversion();
  expect(dialog.getByText('50 to 7,000 points')).toBeVisible();
  await convert('7,001');
  expect(await dialog.findByText('At most 7,000 points')).toBeVisible();
});

test('the card is sent to the provider, and only the amount and its token to the API, with an idempotency key', async () => {
  const cards = server.tokenises({ payment_method: 'pm_1' });
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { convert } = await openConversion();
  await convert('7,000');
  await screen.findByText('The funds are transferred within 1-3 business days');
  expect(sent.map(({ body }) => body)).toEqual([{ funds: 7_000, payment_method: 'pm_1' }]);
  expect(cards).toEqual([{ number: '4242 4242 4242 4242', owner: 'Noa Lind', expiry: '12/30', cvv: '123' }]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
});

/** Start of the toast of a conversion. */
const DONE = /^The funds are transferred within/;

test('an accepted conversion shows until when it is in payout', async () => {
  server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { convert } = await openConversion();
  withPayouts({ ...running, funds: 7_000, state: 'requested', expected_at: null });
  await convert('7000');
  expect(await screen.findByText('Requested')).toBeInTheDocument();
  expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  withPayouts({ ...running, funds: 7_000 });
  const done = /^The funds are transferred within 1-3 business days\. In payout until 3 Feb 2026/;
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a card that the bank declines is an error: the form stays open for another one', async () => {
  server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { convert, dialog, person } = await openConversion();
  const declined = { ...running, funds: 7_000, expected_at: null, settled_at: '2026-02-02T10:00:01Z' };
  withPayouts({ ...declined, state: 'failed', reason: 'declined' });
  await convert('7000');
  await waitFor(() =>
    expect(dialog.getAllByRole('alert')[0]).toHaveTextContent(
      'The bank declined the card. The points are available again.',
    ),
  );
  expect(dialog.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
});

test('a refused conversion keeps the form', async () => {
  server.answers('POST /api/account/withdrawal', refuse('insufficientFunds'));
  const { dialog, convert } = await openConversion();
  await convert('7000');
  expect(await screen.findByText('Your available balance is too low')).toBeVisible();
  expect(dialog.getByLabelText('Amount in points')).toHaveValue('7000');
});

test('a card that the provider refuses converts nothing, and its field is marked', async () => {
  server.tokenises(refuse('invalidInput', { number: 'format' }));
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { dialog, convert } = await openConversion();
  await convert('7000');
  expect(await screen.findByText('The card could not be checked. Nothing was converted')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Card number')).toBeInvalid());
  expect(sent).toHaveLength(0);
});

test('a payout is shown with its date until it is paid or has failed', async () => {
  const ended = { ...running, expected_at: null, settled_at: '2026-02-03T10:00:00Z' };
  withPayouts(
    running,
    { ...ended, id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a04', state: 'failed', reason: 'declined' },
    { ...ended, id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a05', state: 'paid' },
  );
  await show();
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  const [first, second, third] = (await payouts.findAllByRole('listitem')).map((row) => row.textContent);
  expect(first).toMatch(/2,000 points · €20\.00Requested on 2 Feb 2026.*arrives by 3 Feb 2026.*In payout$/);
  expect(second).toMatch(
    /failed on 3 Feb 2026.*The bank declined the card\. The points are available again.*Failed$/,
  );
  expect(third).toMatch(/paid out on 3 Feb 2026.*Paid$/);
  expect(
    within(screen.getByRole('region', { name: 'In payout' })).getByText(
      /2,000 points are paid out by 3 Feb 2026/,
    ),
  ).toBeVisible();
});

test('without conversions the payouts say so', async () => {
  await show();
  expect(await screen.findByText('No payouts yet')).toBeVisible();
});

test('a project that was given back is shown without a link', async () => {
  const project = { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo for a bakery', is_theirs: false };
  const row: LedgerRow = { ...cleared, event: 'unassigned', figure: 'held', amount: -7_000, project };
  server.answers('GET /api/account/ledger', { rows: [row], page: 1, pages: 1, total: 1 });
  await show();
  expect(await screen.findByText('Assignment ended')).toBeVisible();
  expect(screen.getByText(/Logo for a bakery/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Logo for a bakery' })).not.toBeInTheDocument();
});

describe('with manual payouts', () => {
  beforeEach(() => {
    document.documentElement.dataset['stripe'] = '';
  });
  afterEach(() => {
    delete document.documentElement.dataset['stripe'];
  });

  test('the dialog says so, has no card fields, and sends the amount', async () => {
    const sent = server.answers('POST /api/account/withdrawal', { funds: 6_000 });
    const { person, dialog } = await openConversion();
    expect(dialog.getByText(/We will email you to ask for the account/)).toBeVisible();
    expect(dialog.queryByLabelText('Card number')).not.toBeInTheDocument();
    await person.type(dialog.getByLabelText('Amount in points'), '1000');
    expect(dialog.getByText('€10.00 will be transferred to you')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ funds: 1_000 }]));
  });
});

test('a conversion that the provider accepts updates automatically, together with the balances', async () => {
  withPayouts({ ...running, state: 'requested', expected_at: null });
  await show();
  expect(await screen.findByText('Requested')).toBeVisible();
  withPayouts(running);
  server.answers('GET /api/account/funds', { ...funds, in_payout: 2_345 });
  const figure = within(screen.getByRole('region', { name: 'In payout' }));
  expect(await figure.findByText('2,345 points', {}, { timeout: 5_000 })).toBeVisible();
  expect(figure.getByText(/paid out by 3 Feb 2026/)).toBeVisible();
});
