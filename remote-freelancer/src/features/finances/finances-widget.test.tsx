import { expect, test } from '@jest/globals';
import { freelancerFinancesPath } from '@metier/contract';
import { fakeServer, renderPage, savedFiles, screen, waitFor } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { Widget } from './finances-widget.tsx';

const server = fakeServer();
savedFiles();

test('shows a manager the balances of the freelancer in the URL, without conversion', async () => {
  const asked = [
    server.answers('GET /api/account/funds', {
      funds: 7_000,
      pending: 0,
      held: 0,
      in_payout: 0,
      next_clearing: null,
    }),
    server.answers('GET /api/account/earnings', { months: [{ month: '2026-02', amount: 7_000 }] }),
    server.answers('GET /api/account/clearing', { clearings: [], rest: { count: 0, amount: 0 } }),
    server.answers('GET /api/account/ledger', { rows: [], page: 1, pages: 1, total: 0 }),
    server.answers('GET /api/account/withdrawals', { withdrawals: [], page: 1, pages: 1, total: 0 }),
  ];
  const statements = server.answers('GET /api/account/statement', new Uint8Array([37]));
  const { person } = await renderPage(<Widget />, {
    path: freelancerFinancesPath(FREELANCER.id),
    route: freelancerFinancesPath(':id'),
    as: 'manager',
    texts: { freelancer: { en, de } },
    styled: true,
  });
  expect(await screen.findByText('7,000 points')).toBeVisible();
  expect(await screen.findByText('No entries yet')).toBeVisible();
  expect(asked.map(([first]) => first?.query.get('user_id'))).toEqual(asked.map(() => FREELANCER.id));
  expect(screen.queryByRole('button', { name: 'Convert' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(statements[0]?.query.get('user_id')).toBe(FREELANCER.id));
});
