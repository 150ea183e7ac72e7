import { readConfig, runManagerCommand } from '@metier/api';
import { databaseUrl } from './database-url.ts';
import type { Shutdown } from './shutdown.ts';

/** `npm run manager -- create --email <address>`: managers are made here, never by sign-up. Source: product.md §1. */
export async function manager(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const config = readConfig({ ...process.env, DATABASE_URL: await databaseUrl(shutdown) });
  console.log(await runManagerCommand(args, config));
  await shutdown.run();
}
