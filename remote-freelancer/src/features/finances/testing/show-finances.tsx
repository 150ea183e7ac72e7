import { beforeEach } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, renderPage, screen, within } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Clearing, Funds, LedgerRow, Withdrawal } from '../finances.api.ts';
import { Page } from '../pages/finances-page.tsx';

export const FUNDS: Funds = {
  funds: 7_000,
  pending: 9_894,
  held: 4_000,
  in_payout: 2_000,
  next_clearing: { amount: 9_894, at: '2026-02-14T09:00:00Z' },
};
export const CLEARED: LedgerRow = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01',
  event: 'cleared',
  figure: 'available',
  amount: 7_000,
  project: { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', name: 'Logo for a bakery', is_theirs: true },
  at: '2026-02-01T10:00:00Z',
};
/** A conversion in payout. */
export const RUNNING: Withdrawal = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a03',
  funds: 2_000,
  state: 'in_payout',
  requested_at: '2026-02-02T10:00:00Z',
  accepted_at: '2026-02-02T10:01:00Z',
  expected_at: '2026-02-03T10:00:00Z',
  settled_at: null,
  reason: null,
};
const MONTHS = [
  { month: '2026-01', amount: 0 },
  { month: '2026-02', amount: 7_000 },
];

/** A fake server with points of each kind, one ledger row and no payouts. */
export function financesServer() {
  const server = fakeServer();
  const withPayouts = (...withdrawals: Withdrawal[]) =>
    server.answers('GET /api/account/withdrawals', {
      withdrawals,
      page: 1,
      pages: 1,
      total: withdrawals.length,
    });
  const withClearings = (...clearings: Clearing[]) =>
    server.answers('GET /api/account/clearing', { clearings, rest: { count: 0, amount: 0 } });
  beforeEach(() => {
    server.answers('GET /api/account/funds', FUNDS);
    server.answers('GET /api/account/earnings', { months: MONTHS });
    withClearings();
    server.tokenises('pm_card_ok');
    withPayouts();
    server.answers('GET /api/account/ledger', { rows: [CLEARED], page: 1, pages: 1, total: 1 });
  });
  return { server, withPayouts, withClearings };
}

export const showFinances = () =>
  renderPage(<Page />, {
    path: PATHS.finances,
    as: 'freelancer',
    texts: { freelancer: { en, de } },
    styled: true,
  });

const CARD = {
  'Card number': '4242424242424242',
  'Card owner': 'Noa Lind',
  'Valid until': '1230',
  CVV: '123',
};

/** Opens the dialog of a conversion; `convert` fills it in and sends it. */
export async function openConversion() {
  const page = await showFinances();
  await screen.findByText('7,000 points');
  await page.person.click(await screen.findByRole('button', { name: 'Convert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert points to money' }));
  const convert = async (amount: string, changes: Partial<typeof CARD> = {}) => {
    for (const [label, text] of Object.entries({ 'Amount in points': amount, ...CARD, ...changes })) {
      await page.person.click(dialog.getByLabelText(label));
      await page.person.paste(text);
    }
    await page.person.click(dialog.getByRole('button', { name: 'Convert' }));
  };
  return { ...page, dialog, convert };
}
