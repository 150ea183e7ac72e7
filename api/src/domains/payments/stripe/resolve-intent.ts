import type Stripe from 'stripe';
import type { ChargeOutcome } from '../rules/outcomes.ts';
import { outcomeOf } from '../rules/stripe-outcomes.ts';
import { isRefusal } from './stripe-account.ts';

/**
 * Outcome of an intent. A failed or abandoned one is cancelled before it counts as declined, so that no late
 * confirmation can charge a project that may be paid again.
 */
export async function resolveIntent(
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
    // Its state has changed meanwhile: read it again.
    const moved = outcomeOf(await stripe.paymentIntents.retrieve(intent.id), now);
    return moved === 'cancel' ? 'pending' : moved;
  }
}
