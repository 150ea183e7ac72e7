import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's folder of PostgreSQL programs, by version. */
const DEBIAN = '/usr/lib/postgresql';

/** The installed pgbench, if any; the embedded PostgreSQL has none. */
export function findPgbench(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** Number of runs of a script, or its duration in seconds. */
export type Amount = { readonly runs: number } | { readonly seconds: number };

/** Runs of a script per second with concurrent clients. Throws with pgbench's output if any run fails. */
export async function runPgbench(
  program: string,
  { url, script, clients, amount, scratch }: PgbenchRun,
): Promise<number> {
  const folder = await mkdtemp(join(scratch, 'pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  const much =
    'runs' in amount ? ['-t', String(Math.floor(amount.runs / clients))] : ['-T', String(amount.seconds)];
  // Each client plans a statement once, as the API does.
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', ...much, '-f', file, url];
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 1e8 });
  if (/aborted/.test(stderr)) throw new Error(stderr.slice(0, 2000));
  await rm(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

interface PgbenchRun {
  readonly url: string;
  readonly script: string;
  readonly clients: number;
  readonly amount: Amount;
  /** A folder for its files. */
  readonly scratch: string;
}
