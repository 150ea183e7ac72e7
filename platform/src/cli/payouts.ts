import { runPayoutsCommand } from '@metier/api';
import { databaseUrl } from './database-url.ts';
import type { Shutdown } from './shutdown.ts';

/** `npm run payouts`: manual payouts of conversions, if the payment provider does not make them: docs/operations.md. */
export async function payouts(args: readonly string[], shutdown: Shutdown): Promise<void> {
  console.log(await runPayoutsCommand(args, await databaseUrl(shutdown)));
  await shutdown.run();
}
