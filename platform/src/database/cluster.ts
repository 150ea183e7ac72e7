import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, link, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from './database-error.ts';
import { exists } from './exists.ts';
import type { Place } from './place.ts';
import { isRunning } from './is-running.ts';

/** Owner of the cluster and of all databases in it. */
export const OWNER = 'metier';

const UNFINISHED = 'unfinished-';

/** Creates the cluster unless it exists, also if other processes do so at the same time. Returns the password. */
export async function ensureCluster(place: Place): Promise<string> {
  if (!(await exists(join(place.cluster, 'PG_VERSION')))) await makeCluster(place);
  return (await readFile(place.passwordFile, 'utf8')).trim();
}

/** Each process makes a cluster in its own folder, all with the same password: whichever is finished first is used. */
async function makeCluster(place: Place): Promise<void> {
  await removeInterrupted(place.home);
  const own = await mkdtemp(join(place.home, `${UNFINISHED}${process.pid}-`));
  try {
    if (place.account) await chown(own, place.account.uid, place.account.gid);
    await agreeOnPassword(place, join(own, 'password'));
    await initialize(place, join(own, 'cluster'));
    await rename(join(own, 'cluster'), place.cluster).catch(async (error: unknown) => {
      if (!(await exists(join(place.cluster, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function removeInterrupted(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
    if (!(pid > 0 && isRunning(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

/** Creates the password file unless it exists; of concurrent processes the first hard link wins. */
async function agreeOnPassword({ account, passwordFile }: Place, own: string): Promise<void> {
  await writeFile(own, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  if (account) await chown(own, account.uid, account.gid);
  await link(own, passwordFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function initialize({ account, programs, home, passwordFile }: Place, folder: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  const sorting = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await promisify(execFile)(join(programs, 'bin/initdb'), [...options, ...sorting], {
    cwd: home,
    ...account,
  }).catch((error: { stderr?: string; message: string }) => {
    throw new DatabaseError(`The database cannot be made in ${home}: ${error.stderr || error.message}`);
  });
}
