import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/index.ts';
import { pay } from './commands/pay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsTasks } from './payments.tasks.ts';
import { registerTokeniser } from './sandbox/register-tokeniser.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

export { paymentsMigrations } from './payments.migrations.ts';

/** Payments by a provider. Source: product.md §3. */
export const paymentsDomain = (provider: PaymentProvider): Domain => ({
  name: 'payments',
  routes: [route('POST /api/customer/pay', ({ db, actor, body, now }) => pay(provider, db, actor, body, now))],
  tasks: paymentsTasks(provider),
});

/** Payments by the sandbox, its tokeniser included. */
export const sandboxPaymentsDomain = (db: Db): Domain => ({
  ...paymentsDomain(sandboxProvider(db)),
  extra: registerTokeniser,
});
