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
import { registerWebhook } from './stripe/register-webhook.ts';
import { openStripe } from './stripe/stripe-account.ts';
import { sweepEvents } from './stripe/stripe-events.repository.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

export type { PaymentsConfig } from './payments-config.ts';
export { paymentsMigrations } from './payments.migrations.ts';

/** Payments by the configured provider. Source: product.md §3. */
export function paymentsDomain(db: Db, config: PaymentsConfig, links: FileLinks): Domain {
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
function stripePayments(db: Db, config: StripeConfig, links: FileLinks): Domain {
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
