import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/index.ts';
import type { FileLinks } from '../files/index.ts';
import { pay } from './commands/pay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsConfig, StripeConfig } from './payments-config.ts';
import { paymentsGauges } from './payments.gauges.ts';
import { paymentsTasks } from './payments.tasks.ts';
import { registerBrowserConfig } from './register-browser-config.ts';
import { registerTokeniser } from './sandbox/register-tokeniser.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

export type { PaymentsConfig } from './payments-config.ts';
export { paymentsMigrations } from './payments.migrations.ts';

/** Payments by the configured provider. Source: product.md §3. */
export async function paymentsDomain(db: Db, config: PaymentsConfig, links: FileLinks): Promise<Domain> {
  return config.kind === 'stripe' ? stripePayments(db, config, links) : sandboxPayments(db, config, links);
}

/** The sandbox includes its tokeniser. */
const sandboxPayments = (db: Db, config: PaymentsConfig, links: FileLinks): Domain => ({
  ...paymentsBy(sandboxProvider(db), links),
  extra: (app, clock) => {
    registerBrowserConfig(app, config);
    registerTokeniser(app, clock);
  },
});

/** Stripe reports events by webhook. */
async function stripePayments(db: Db, config: StripeConfig, links: FileLinks): Promise<Domain> {
  // Loaded on demand: the library has 271 modules.
  const { openStripe, registerWebhook, stripeProvider, sweepEvents } = await import('./stripe/index.ts');
  const account = { stripe: openStripe(config), db };
  return {
    ...paymentsBy(stripeProvider(account), links),
    sweep: sweepEvents,
    extra: (app, clock) => {
      registerBrowserConfig(app, config);
      registerWebhook(app, account, config.webhookSecret, clock);
    },
  };
}

const paymentsBy = (provider: PaymentProvider, links: FileLinks): Domain => ({
  name: 'payments',
  routes: [
    route('POST /api/customer/pay', ({ db, actor, body, now }) => pay(provider, db, actor, body, now, links)),
  ],
  tasks: paymentsTasks(provider),
  gauges: paymentsGauges,
});
