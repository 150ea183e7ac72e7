import { expect, test } from '@jest/globals';
import { freelancerFinancesPath, PATHS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, refuse, screen, within } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { Payout } from '../payouts.api.ts';
import { Page } from './payouts-page.tsx';

const server = fakeServer();
const [example] = examples['GET /api/manager/payouts'].reply.payouts;
const aPayout = (changes: Partial<Payout> = {}) =>
  ({ ...example, freelancer: FREELANCER, ...changes }) as Payout;
const MANAGER = { id: 'm', first_name: 'Mara', last_name: 'Roth' };

const answer = (...payouts: Payout[]) => {
  const total = payouts.length;
  const counts = { waiting: total, open: total + 1, paid: 1_000, failed: 0 };
  return server.answers('GET /api/manager/payouts', { payouts, counts, page: 1, pages: 1, total });
};
const show = (query = '') => showToManager(<Page />, `${PATHS.payouts}${query}`);
const row = async () => within(await screen.findByRole('listitem', { name: 'Jonas Falk' }));

test('a payout that was made leaves the queue', async () => {
  const payout = aPayout();
  const asked = answer(payout);
  const sent = server.answers('POST /api/manager/payouts', {});
  const { person } = await show();
  const shown = await row();
  expect(asked.at(-1)?.query.toString()).toBe('state=waiting&page=1');
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs()).toEqual(['To be made 1', 'All under way 2', 'Paid 999+', 'Failed 0']);
  expect(shown.getByText('€50.00')).toBeVisible();
  expect(shown.getByText('To be made')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute(
    'href',
    freelancerFinancesPath(FREELANCER.id),
  );
  await person.click(shown.getByRole('button', { name: 'Mark as paid: the payout to Jonas Falk' }));
  const question = within(await screen.findByRole('dialog', { name: /^Has €50.00 been transferred/ }));
  answer();
  await person.click(question.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('The payout of €50.00 to Jonas Falk is booked as paid')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ withdrawal_id: payout.id, outcome: 'paid' }]);
  expect(await screen.findByText('No payout waits for you')).toBeVisible();
  expect(tabs().slice(0, 2)).toEqual(['To be made 0', 'All under way 1']);
  await person.click(screen.getByRole('link', { name: 'Show all under way' }));
  expect(await screen.findByText('No payout is under way')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show all under way' })).toBeNull();
});

test('a failure needs a reason', async () => {
  const payout = aPayout();
  answer(payout);
  const sent = server.answers('POST /api/manager/payouts', {});
  const { person } = await show();
  await person.click((await row()).getByRole('button', { name: 'Mark as failed: the payout to Jonas Falk' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Has the payout/ }));
  await person.click(dialog.getByRole('button', { name: 'Return the points' }));
  expect(await dialog.findByText('This field is required')).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(dialog.getByRole('radio', { name: 'The card or account is closed' }));
  await person.click(dialog.getByRole('button', { name: 'Return the points' }));
  expect(
    await screen.findByText('Jonas Falk has the points for €50.00 back and has been told why'),
  ).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { withdrawal_id: payout.id, outcome: 'failed', reason: 'account_closed' },
  ]);
});

test('a payout that another manager has booked meanwhile cannot be booked: the dialog says so', async () => {
  answer(aPayout());
  server.answers(
    'POST /api/manager/payouts',
    refuse('stateChanged', { payout: 'paid', by_hand: true, settled_at: '2026-03-11T09:00:00.000Z' }),
  );
  const { person } = await show();
  await person.click((await row()).getByRole('button', { name: /Mark as failed/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'Another reason' }));
  answer();
  await person.click(dialog.getByRole('button', { name: 'Return the points' }));
  expect(await dialog.findByText(/This payout has been booked meanwhile/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Return the points' })).toBeDisabled();
});

test.each([
  [{ state: 'in_payout', by_hand: false, provider: 'sandbox' }, 'The sandbox settles this payout itself'],
  [{ by_hand: false, provider: null }, 'Being handed to the payment provider'],
  [{ state: 'paid', settled_at: '2026-03-11T09:00:00.000Z', settled_by: MANAGER }, /Booked by Mara Roth/],
  [{ state: 'paid', settled_at: '2026-03-11T09:00:00.000Z' }, /Booked on the command line/],
  [
    {
      state: 'failed',
      by_hand: false,
      provider: 'stripe',
      settled_at: '2026-03-11T09:00:00.000Z',
      reason: 'declined',
    },
    /Settled by Stripe · .* · The bank declined the card/,
  ],
] as const)('%j offers nothing to press and says who settles it', async (changes, words) => {
  answer(aPayout(changes));
  await show('?show=open');
  expect(await screen.findByRole('listitem', { name: 'Jonas Falk' })).toHaveTextContent(words);
  expect((await row()).queryByRole('button')).toBeNull();
});
