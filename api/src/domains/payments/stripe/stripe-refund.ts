import type { PaymentProvider } from '../payment-provider.ts';
import type { TransferOutcome } from '../rules/outcomes.ts';
import { refundAmong, refundOutcomeOf } from '../rules/stripe-outcomes.ts';
import type { StripeAccount } from './stripe-account.ts';
import { selectIntent } from './stripe-charges.repository.ts';

/** All refunds of one charge fit on a page. */
const MAX_REFUNDS = 100;

/** Refunds a charge. Stripe forgets idempotency keys after a day, so existing refunds are read first. */
export async function refundByStripe(
  { stripe, db }: StripeAccount,
  { key, chargeKey, amount }: Parameters<PaymentProvider['refund']>[0],
): Promise<TransferOutcome> {
  const payment_intent = await selectIntent(db, chargeKey);
  if (payment_intent === undefined) throw new Error(`Stripe has no payment for the attempt ${chargeKey}`);
  const { data } = await stripe.refunds.list({ payment_intent, limit: MAX_REFUNDS });
  const refund =
    refundAmong(data, amount) ??
    (await stripe.refunds.create(
      { payment_intent, amount, metadata: { project_id: key } },
      { idempotencyKey: `refund:${key}` },
    ));
  return refundOutcomeOf(refund);
}
