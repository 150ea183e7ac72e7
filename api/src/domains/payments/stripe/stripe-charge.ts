import type Stripe from 'stripe';
import type { Charge, ChargeAnswer } from '../payment-provider.ts';
import type { ChargeOutcome } from '../rules/outcomes.ts';
import { resolveIntent } from './resolve-intent.ts';
import { isRefusal, type StripeAccount } from './stripe-account.ts';
import { findIntentOrAbandon, saveIntent } from './stripe-charges.repository.ts';

/**
 * Charges a card in two steps: an intent is created under the attempt's id and kept, then confirmed. An intent that is
 * not confirmed moves no money, and a confirmed one is stored, so its outcome can always be queried.
 */
export async function chargeByStripe(
  account: StripeAccount,
  { key, amount, paymentMethod }: Charge,
  now: Date,
): Promise<ChargeAnswer> {
  const { stripe, db } = account;
  const { id } = await stripe.paymentIntents.create(
    { amount, currency: 'eur', allowed_payment_method_types: ['card'], metadata: { attempt_id: key } },
    { idempotencyKey: key },
  );
  if (!(await saveIntent(db, key, id))) return { outcome: 'declined' };
  const intent = await confirm(stripe, id, paymentMethod, key);
  const outcome = await resolveIntent(stripe, intent, now);
  const asksCustomer = outcome === 'pending' && intent.status === 'requires_action';
  return { outcome, ...(asksCustomer && intent.client_secret && { confirmation: intent.client_secret }) };
}

/** Outcome of an attempt by its intent; without an intent nothing was or will be charged. */
export async function findStripeCharge(
  { stripe, db }: StripeAccount,
  key: string,
  now: Date,
): Promise<ChargeOutcome> {
  const id = await findIntentOrAbandon(db, key);
  if (id === undefined) return 'declined';
  return resolveIntent(stripe, await stripe.paymentIntents.retrieve(id), now);
}

async function confirm(
  stripe: Stripe,
  id: string,
  payment_method: string,
  key: string,
): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.confirm(id, { payment_method }, { idempotencyKey: `${key}:confirm` });
  } catch (error) {
    if (isRefusal(error)) return stripe.paymentIntents.retrieve(id);
    throw error;
  }
}
