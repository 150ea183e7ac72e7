import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { financesServer, FUNDS, openConversion, RUNNING, showFinances } from '../testing/show-finances.tsx';

const { server, withPayouts } = financesServer();

test('without points the button is disabled', async () => {
  server.answers('GET /api/account/funds', { ...FUNDS, funds: 0 });
  await showFinances();
  await screen.findByText('worth €0.00');
  expect(screen.getByRole('button', { name: 'Convert' })).toBeDisabled();
});

test.each([
  [49, 'Can be converted from 50 points on.'],
  [50, 'Can be converted at any time.'],
])('with %i points the balance says: %s', async (funds, note) => {
  server.answers('GET /api/account/funds', { ...FUNDS, funds });
  await showFinances();
  expect(await screen.findByText(note)).toBeVisible();
});

test('balances that cannot be loaded are named', async () => {
  server.answers('GET /api/account/funds', refuse('serverError'));
  await showFinances();
  expect(await screen.findByText('The balances could not be loaded')).toBeVisible();
});

test('more points than one conversion takes are told apart from the balance', async () => {
  server.answers('GET /api/account/funds', { ...FUNDS, funds: 9_994 });
  const { person } = await showFinances();
  await screen.findByText('9,994 points');
  await person.click(screen.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('50 to 9,000 points per conversion')).toBeVisible();
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

test('the typed amount survives a reload; the card is not stored', async () => {
  const first = await openConversion();
  await first.convert('49');
  await first.dialog.findByText('At least 50 points');
  first.unmount();
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/4242|Noa|12.?30|123/);
  const { dialog } = await openConversion();
  expect(dialog.getByLabelText('Amount in points')).toHaveValue('49');
  expect(dialog.getByLabelText('Card number')).toHaveValue('');
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
  withPayouts({ ...RUNNING, funds: 7_000, state: 'requested', expected_at: null });
  await convert('7000');
  expect((await screen.findAllByText('Requested'))[0]).toBeInTheDocument();
  expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  withPayouts({ ...RUNNING, funds: 7_000 });
  const done = /^The funds are transferred within 1-3 business days\. In payout until 3 Feb 2026/;
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a card that the bank declines is an error: the form stays open for another one', async () => {
  server.answers('POST /api/account/withdrawal', { funds: 0 });
  const { convert, dialog, person } = await openConversion();
  const declined = { ...RUNNING, funds: 7_000, expected_at: null, settled_at: '2026-02-02T10:00:01Z' };
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
