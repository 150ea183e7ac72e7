import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A program of PostgreSQL failed; the message is its output. */
class DumpError extends Error {
  override readonly name = 'DumpError';
}

/**
 * Dumps a database into a file, in the snapshot of a transaction.
 *
 * @param snapshot result of `pg_export_snapshot()` in that transaction
 * @throws DumpError with the message of `pg_dump`, for example when it is older than the server
 */
export const dump = (url: string, file: string, snapshot: string): Promise<void> =>
  run('pg_dump', ['--format=custom', '--no-owner', `--snapshot=${snapshot}`, `--file=${file}`], url);

/** Restores a dump into an empty database; stops at the first error. */
export const restore = (url: string, file: string): Promise<void> =>
  run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${databaseOf(url)}`, file], url);

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Passes the password in the environment: every local user can read arguments. */
async function run(program: string, args: readonly string[], url: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...connectionOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]).catch((error: unknown) => {
    throw new DumpError(`${program} cannot be started: put PostgreSQL's programs on the PATH`, {
      cause: error,
    });
  });
  if (code !== 0) throw new DumpError(said.trim());
}

function connectionOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}
