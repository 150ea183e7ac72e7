import type Stripe from 'stripe';
import type { ChargeOutcome } from '../rules/outcomes.ts';
import { outcomeOf } from '../rules/stripe-outcomes.ts';
import { isRefusal } from './stripe-account.ts';

/**
 * What an intent means for us. One that has failed or was left alone is cancelled before we call it declined, so that
 * no late confirmation, ours or the browser's, can charge a project that was freed to be paid again.
 */
export async function concludeIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<ChargeOutcome> {
  const outcome = outcomeOf(intent, now);
  if (outcome !== 'cancel') return outcome;
  try {
    await stripe.paymentIntents.cancel(intent.id);
    return 'declined';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It has moved on meanwhile: it is looked at again.
    const moved = outcomeOf(await stripe.paymentIntents.retrieve(intent.id), now);
    return moved === 'cancel' ? 'pending' : moved;
  }
}
