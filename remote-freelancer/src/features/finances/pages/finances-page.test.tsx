import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PATHS, projectPath } from '@metier/contract';
import {
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Funds, LedgerRow, Withdrawal } from '../finances.api.ts';
import { Page } from './finances-page.tsx';

const server = fakeServer();
const saved = savedFiles();
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
  accepted_at: '2026-02-02T10:01:00Z',
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
const clearingOf = (number: number, amount: number, at: string | null) => ({
  project: { id: `5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1b0${number}`, name: `Logo ${number}` },
  amount,
  at,
});
const withClearings = (...clearings: ReturnType<typeof clearingOf>[]) =>
  server.answers('GET /api/account/clearing', { clearings, rest: { count: 0, amount: 0 } });
const months = [
  { month: '2026-01', amount: 0 },
  { month: '2026-02', amount: 7_000 },
];

beforeEach(() => {
  server.answers('GET /api/account/funds', funds);
  server.answers('GET /api/account/earnings', { months });
  withClearings();
  server.tokenises('pm_card_ok');
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
  const convert = async (amount: string, changes: Partial<typeof card> = {}) => {
    for (const [label, text] of Object.entries({ 'Amount in points': amount, ...card, ...changes })) {
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
  const cards = server.tokenises('pm_1');
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
  expect((await screen.findAllByText('Requested'))[0]).toBeInTheDocument();
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
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { dialog, convert } = await openConversion();
  await convert('7000', { 'Card number': '4242424242424241' });
  expect(await screen.findByText('The card could not be checked. Nothing was converted')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Card number')).toBeInvalid());
  expect(sent).toHaveLength(0);
});

test('a payout is shown in steps with their dates, and a failed one with what to do', async () => {
  const ended = { ...running, expected_at: null, settled_at: '2026-02-03T10:00:00Z' };
  withPayouts(
    running,
    {
      ...ended,
      id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a04',
      accepted_at: null,
      state: 'failed',
      reason: 'other',
    },
    { ...ended, id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a05', state: 'paid' },
  );
  await show();
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  const steps = (await payouts.findAllByRole('list', { name: 'Steps' })).map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  );
  expect(steps).toEqual([
    [
      expect.stringMatching(/^Requested 2 Feb 2026, \d/),
      expect.stringMatching(/^In payout 2 Feb 2026, \d/),
      expect.stringMatching(/^Paidexpected 3 Feb 2026, \d/),
    ],
    [expect.stringMatching(/^Requested/), expect.stringMatching(/^Failed 3 Feb 2026, \d/)],
    [
      expect.stringMatching(/^Requested/),
      expect.stringMatching(/^In payout/),
      expect.stringMatching(/^Paid 3 Feb 2026, \d/),
    ],
  ]);
  const current = payouts.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
  expect(current.map(({ textContent }) => textContent.split(' ')[0])).toEqual(['In', 'Failed', 'Paid']);
  expect(payouts.getByText(/The transfer did not arrive\. The points are available again/)).toBeVisible();
  expect(payouts.getByRole('link', { name: 'write to support' })).toHaveAttribute('href', PATHS.help);
  expect(
    within(screen.getByRole('region', { name: 'In payout' })).getByText(
      /2,000 points are paid out by 3 Feb 2026/,
    ),
  ).toBeVisible();
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
  const { person } = await show();
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
  await show();
  expect(await screen.findByText('Nothing is pending')).toBeVisible();
});

test('the statement of a month or of other days is saved as PDF or CSV', async () => {
  const asked = server.answers('GET /api/account/statement', new Uint8Array([37]));
  const { person } = await show();
  const panel = within(await screen.findByRole('region', { name: 'Statement' }));
  const choose = (option: string) => person.selectOptions(panel.getByLabelText('Period'), option);
  const [latest = '', before = ''] = panel.getAllByRole('option').map((option) => option.textContent);
  expect(panel.getByLabelText('Period')).toHaveDisplayValue(latest);
  await choose(before);
  await person.click(panel.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await choose('Other days');
  const type = async (label: string, day: string) => {
    await person.clear(panel.getByLabelText(label));
    await person.type(panel.getByLabelText(label), day);
  };
  await type('First day', '2026-01-10');
  await type('Last day', '2026-01-09');
  expect(panel.getByText('Choose a last day that is not before the first one')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  await type('Last day', '2026-01-20');
  await person.click(panel.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const [month, days] = asked.map(({ query }) => Object.fromEntries(query));
  expect(month).toMatchObject({ from: expect.stringMatching(/-01$/), format: 'pdf' });
  expect(days).toEqual({ from: '2026-01-10', to: '2026-01-20', format: 'csv' });
});

test('days with too many entries ask for fewer', async () => {
  server.answers('GET /api/account/statement', refuse('invalidInput', { to: 'tooLarge' }));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByText(/too many entries for one statement/)).toBeVisible();
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
  expect((await screen.findAllByText('Requested'))[0]).toBeVisible();
  withPayouts(running);
  server.answers('GET /api/account/funds', { ...funds, in_payout: 2_345 });
  const figure = within(screen.getByRole('region', { name: 'In payout' }));
  expect(await figure.findByText('2,345 points', {}, { timeout: 5_000 })).toBeVisible();
  expect(figure.getByText(/paid out by 3 Feb 2026/)).toBeVisible();
});
