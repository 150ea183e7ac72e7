import Stripe from 'stripe';
import type { Db } from '../../../platform/db/index.ts';
import type { StripeConfig } from '../payments-config.ts';

/** Our Stripe account, and the table that maps our payments to Stripe's. */
export interface StripeAccount {
  readonly stripe: Stripe;
  readonly db: Db;
}

/** Timeout of a request; the SDK retries once with the same idempotency key. */
const TIMEOUT_MS = 4_000;

/** Opens the account by the official SDK, pinned to the version of the API that the SDK was made for. */
export const openStripe = ({ secretKey, server }: StripeConfig): Stripe =>
  new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...server });

/** True for a response by which Stripe rejects a request; any other failure leaves the outcome unknown. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
