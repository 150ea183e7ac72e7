import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { resolveIntent } from './resolve-intent.ts';
import { openStripe } from './stripe-account.ts';
import { stripeProvider } from './stripe-provider.ts';
import { startStandIn, type StandInStripe } from './testing/stand-in-stripe.ts';

let standIn: StandInStripe;
let app: TestApp;
let provider: PaymentProvider;
let key: string;
beforeAll(async () => {
  standIn = await startStandIn();
  app = await createTestApp({ payments: standIn.config });
  provider = stripeProvider({ stripe: openStripe(standIn.config), db: app.db });
});
beforeEach(() => {
  key = randomUUID();
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const charge = () => provider.charge({ key, amount: 1_000, paymentMethod: 'pm_card_visa' }, app.clock.now());
const ask = () => provider.findCharge(key, app.clock.now());
const intent = () =>
  [...standIn.books.intents.values()].find(({ metadata }) => metadata['attempt_id'] === key);

test('an attempt that was abandoned while its process was slow is never charged', async () => {
  expect(await ask()).toBe('declined');
  expect(await charge()).toEqual({ outcome: 'declined' });
  expect(intent()?.status).toBe('requires_payment_method');
});

test('an attempt queried while it is charged has one outcome for all callers', async () => {
  for (let round = 0; round < 20; round += 1) {
    key = randomUUID();
    const [charged, asked] = await Promise.all([charge(), ask()]);
    expect(await ask()).toBe(intent()?.status === 'succeeded' ? 'succeeded' : 'declined');
    expect(charged.outcome).toBe(await ask());
    // An early query may not know the outcome yet; one that returns `declined` must be right.
    if (asked !== 'pending') expect(asked).toBe(charged.outcome);
  }
});

test('a repeated charge is made once', async () => {
  for (let time = 0; time < 3; time += 1) expect(await charge()).toEqual({ outcome: 'succeeded' });
  expect(
    [...standIn.books.intents.values()].filter(({ metadata }) => metadata['attempt_id'] === key),
  ).toHaveLength(1);
});

test('an intent that succeeds while we are about to cancel it is paid', async () => {
  await charge();
  const stripe = openStripe(standIn.config);
  const stale = {
    ...(await stripe.paymentIntents.retrieve(intent()?.id ?? '')),
    status: 'requires_action',
    created: 0,
  };
  expect(await resolveIntent(stripe, stale as never, app.clock.now())).toBe('succeeded');
  expect(intent()?.status).toBe('succeeded');
});
