import type { PaymentProvider } from '../payment-provider.ts';
import type { StripeAccount } from './stripe-account.ts';
import { chargeByStripe, findStripeCharge } from './stripe-charge.ts';
import { refundByStripe } from './stripe-refund.ts';

/**
 * Real payments by Stripe. Its card tokens can be charged but not paid out to, so conversions are paid out manually.
 * Source: product.md §3, docs/decisions/0007-stripe.md.
 */
export const stripeProvider = (account: StripeAccount): PaymentProvider => ({
  name: 'stripe',
  charge: (charge, now) => chargeByStripe(account, charge, now),
  findCharge: (key, now) => findStripeCharge(account, key, now),
  refund: (refund) => refundByStripe(account, refund),
  payOut: async () => ({ state: 'by-hand' }),
});
