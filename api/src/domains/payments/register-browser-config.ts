import type { FastifyInstance } from 'fastify';
import type { PaymentsConfig } from './payments-config.ts';

/**
 * `GET /psp/config` -> `{provider, publishable_key?}`: the tokeniser of the payment dialog. With `sandbox` it is `POST
 * /psp/tokens`; with `stripe` it is Stripe's own script, initialized with the publishable key.
 */
export function registerBrowserConfig(app: FastifyInstance, config: PaymentsConfig): void {
  app.get('/psp/config', () =>
    config.kind === 'stripe'
      ? { provider: config.kind, publishable_key: config.publishableKey }
      : { provider: config.kind },
  );
}
