import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { screen, within } from '@metier/shared-kit/testing';
import { financesServer, RUNNING, showFinances } from '../testing/show-finances.tsx';

const { withPayouts } = financesServer();

test('a payout is shown in steps with their dates, and a failed one with what to do', async () => {
  const ended = { ...RUNNING, expected_at: null, settled_at: '2026-02-03T10:00:00Z' };
  withPayouts(
    RUNNING,
    {
      ...ended,
      id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a04',
      accepted_at: null,
      state: 'failed',
      reason: 'other',
    },
    { ...ended, id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a05', state: 'paid' },
  );
  await showFinances();
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  const steps = (await payouts.findAllByRole('list', { name: 'Steps' })).map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  );
  expect(steps).toEqual([
    [
      expect.stringMatching(/^Requested 2\sFeb\s2026, \d/),
      expect.stringMatching(/^In payout 2\sFeb\s2026, \d/),
      expect.stringMatching(/^Paidexpected 3\sFeb\s2026, \d/),
    ],
    [expect.stringMatching(/^Requested/), expect.stringMatching(/^Failed 3\sFeb\s2026, \d/)],
    [
      expect.stringMatching(/^Requested/),
      expect.stringMatching(/^In payout/),
      expect.stringMatching(/^Paid 3\sFeb\s2026, \d/),
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

test('without conversions the payouts say so', async () => {
  await showFinances();
  expect(await screen.findByText('No payouts yet')).toBeVisible();
});
