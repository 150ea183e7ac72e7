import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { TestApp } from '../../../../testing/index.ts';
import type { StripeConfig } from '../../payments-config.ts';

/** An event as Stripe would send it about an object of its books. */
export const eventAbout = (type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  data: { object },
});

/** Signs as Stripe does, now or at another moment, in seconds since 1970. */
export const signatureOf = (payload: string, secret: string, timestamp?: number): string =>
  new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });

/** Sends an event to the webhook, signed as by Stripe by default, and returns the status of the response. */
export async function sendWebhook(
  app: TestApp,
  { webhookSecret }: StripeConfig,
  event: object,
  sign = (payload: string) => signatureOf(payload, webhookSecret),
): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/psp/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload) },
  });
  return statusCode;
}
