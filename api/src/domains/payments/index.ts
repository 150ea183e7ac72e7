import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/index.ts';
import { pay } from './commands/pay.ts';
import { paymentsTasks } from './payments.tasks.ts';
import { registerTokeniser } from './sandbox/register-tokeniser.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';

export { paymentsMigrations } from './payments.migrations.ts';

/** Payments by the sandbox, its tokeniser included. Source: product.md §3. */
export function sandboxPaymentsDomain(db: Db): Domain {
  const provider = sandboxProvider(db);
  return {
    name: 'payments',
    routes: [
      route('POST /api/customer/pay', ({ db: database, actor, body, now }) =>
        pay(provider, database, actor, body, now),
      ),
    ],
    tasks: paymentsTasks(provider),
    extra: registerTokeniser,
  };
}
