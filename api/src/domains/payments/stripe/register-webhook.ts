import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { StripeAccount } from './stripe-account.ts';
import { processEvent } from './process-event.ts';

/** Maximum size of an event, which contains its whole object. */
const MAX_BYTES = 512 * 1024;

/**
 * `POST /psp/stripe/webhook`: receives Stripe's events, outside of `/api`. Accepts only a raw body that Stripe has
 * signed within the last five minutes. Source: product.md §3.
 */
export function registerWebhook(
  app: FastifyInstance,
  { stripe, db }: StripeAccount,
  webhookSecret: string,
  clock: Clock,
): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const options = { bodyLimit: MAX_BYTES, config: { limit: 'generous' } } as const;
    scope.post('/psp/stripe/webhook', options, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      await processEvent(db, readEvent(stripe, body, signature, webhookSecret), clock.now());
      return { received: true };
    });
  });
}

function readEvent(
  stripe: Stripe,
  body: unknown,
  signature: string | string[] | undefined,
  webhookSecret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body as Buffer, signature ?? '', webhookSecret);
  } catch {
    throw new AppError('invalidInput', { 'Stripe-Signature': 'format' });
  }
}
