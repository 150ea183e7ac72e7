import { runManagerCommand } from '@metier/api';
import { databaseUrl } from './database-url.ts';
import type { Shutdown } from './shutdown.ts';

/** `npm run manager -- create --email <address>`: creates a manager, which sign-up cannot. Source: product.md §1. */
export async function manager(args: readonly string[], shutdown: Shutdown): Promise<void> {
  console.log(await runManagerCommand(args, { databaseUrl: await databaseUrl(shutdown) }));
  await shutdown.run();
}
