import { parseArgs } from 'node:util';
import { FALLBACK_LANGUAGE, PATTERNS } from '@metier/contract';
import { pino } from 'pino';
import { migrateApp } from './app.ts';
import type { ApiConfig } from './config.ts';
import { isEmailTaken } from './domains/accounts/index.ts';
import { newPassword, newPasswordFault, registerAccount } from './domains/auth/index.ts';
import { openClock } from './platform/clock/index.ts';
import { openDatabase } from './platform/db/index.ts';

const USAGE =
  'Usage: npm run manager -- create --email <address> [--first-name <name>] [--last-name <name>] [--password <password>]';

/**
 * Creates a manager: `create --email <address>`. Generates and prints a password if none is given.
 *
 * @returns output of the command
 * @throws Error whose message says what to do
 */
export async function runManagerCommand(
  args: readonly string[],
  config: Pick<ApiConfig, 'databaseUrl'>,
): Promise<string> {
  const person = readArguments(args);
  const database = openDatabase(config.databaseUrl, 2);
  try {
    await migrateApp(database, pino({ level: 'warn' }));
    const { now } = await openClock(database.db);
    if (await isEmailTaken(database.db, person.email, now()))
      throw new Error(`${person.email} already has an account; use another address`);
    await registerAccount(
      database.db,
      { ...person, type_client: 'manager', language: FALLBACK_LANGUAGE },
      now(),
    );
  } finally {
    await database.close();
  }
  return `Manager ${person.email} may sign in with the password ${person.password}`;
}

function readArguments(args: readonly string[]) {
  const { action, email, password = newPassword(), ...name } = parseArguments(args);
  if (action !== 'create' || !email || !PATTERNS.email.test(email)) throw new Error(USAGE);
  if (!PATTERNS.password.test(password))
    throw new Error('The password needs 8 to 30 printable characters, at least one of them a letter');
  const names = {
    first_name: name['first-name'] ?? 'Metier',
    last_name: name['last-name'] ?? 'Manager',
  };
  if (!Object.values(names).every((part) => PATTERNS.personName.test(part)))
    throw new Error('A name is one line without web or e-mail addresses; leave a space after a dot');
  if (newPasswordFault(password, { email, ...names }))
    throw new Error(
      'This password is easily guessed: choose one that is neither common nor a name or e-mail',
    );
  return { email, password, ...names };
}

function parseArguments(args: readonly string[]) {
  const option = { type: 'string' } as const;
  const options = { email: option, password: option, 'first-name': option, 'last-name': option };
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { action: positionals.join(' '), ...values };
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}
