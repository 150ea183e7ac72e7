import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { tpsOf, type Speed } from './speed.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The pgbench of this machine, if it has one; it comes with PostgreSQL, but not with the embedded one. */
export function findPgbench(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** How much a script is run: so often in all, or for so many seconds. */
export type Amount = { readonly runs: number } | { readonly seconds: number };

/** Runs a script with some clients at once. Throws with what pgbench says if a single run fails. */
export async function runPgbench(
  program: string,
  { url, script, clients, amount, scratch }: PgbenchRun,
): Promise<Speed> {
  const folder = await mkdtemp(join(scratch, 'pgbench-'));
  await writeFile(join(folder, 'script.sql'), script);
  const much =
    'runs' in amount ? ['-t', String(Math.floor(amount.runs / clients))] : ['-T', String(amount.seconds)];
  const log = ['-l', '--log-prefix', join(folder, 'log')];
  const args = [
    '-n',
    '-c',
    String(clients),
    '-j',
    '1',
    ...much,
    ...log,
    '-f',
    join(folder, 'script.sql'),
    url,
  ];
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 1e8 });
  if (/aborted/.test(stderr)) throw new Error(stderr.slice(0, 2000));
  const logs = (await readdir(folder)).filter((file) => file.startsWith('log'));
  const lines = (await Promise.all(logs.map((file) => readFile(join(folder, file), 'utf8'))))
    .join('')
    .trim()
    .split('\n');
  await rm(folder, { recursive: true });
  return tpsOf(
    Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    lines.map((line) => Number(line.split(' ')[2]) / 1000),
  );
}

type PgbenchRun = {
  readonly url: string;
  readonly script: string;
  readonly clients: number;
  readonly amount: Amount;
  /** A folder for its files. */
  readonly scratch: string;
};
