import { parseArgs } from 'node:util';
import { FALLBACK_LANGUAGE } from '@metier/shared-kit/contract';
import { pino } from 'pino';
import { migrateApp } from './app.ts';
import type { ApiConfig } from './config.ts';
import { newPassword, registerAccount } from './domains/auth/index.ts';
import { openClock } from './platform/clock/index.ts';
import { openDatabase } from './platform/db/index.ts';

const USAGE = 'Usage: npm run manager -- create --email <address> [--first-name <name>] [--last-name <name>] [--password <password>]';

/**
 * Makes a manager: `create --email <address>`. Without a password it makes one up and tells it.
 *
 * @returns what to tell the person at the command line
 * @throws Error with the usage when the arguments are not understood
 */
export async function runManagerCommand(args: readonly string[], config: Pick<ApiConfig, 'databaseUrl'>): Promise<string> {
  const { email, password, ...name } = readArguments(args);
  const database = openDatabase(config.databaseUrl, 2);
  try {
    await migrateApp(database, pino({ level: 'warn' }));
    const clock = await openClock(database.db);
    const manager = { ...name, email, password, type_client: 'manager', language: FALLBACK_LANGUAGE } as const;
    await registerAccount(database.db, manager, clock.now());
  } finally {
    await database.close();
  }
  return `Manager ${email} may sign in with the password ${password}`;
}

function readArguments(args: readonly string[]) {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { email: option, password: option, 'first-name': option, 'last-name': option },
  });
  if (positionals.join() !== 'create' || !values.email) throw new Error(USAGE);
  return {
    email: values.email,
    password: values.password ?? newPassword(),
    first_name: values['first-name'] ?? 'Metier',
    last_name: values['last-name'] ?? 'Manager',
  };
}
