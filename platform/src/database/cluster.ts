import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from './database-error.ts';
import { exists } from './exists.ts';
import type { Place } from './place.ts';

/** Owner of the cluster and of all databases in it. */
export const OWNER = 'metier';

const UNFINISHED = 'unfinished-';

/** Creates the cluster unless it exists, atomically. Returns the password. */
export async function ensureCluster(place: Place): Promise<string> {
  if (!(await exists(join(place.cluster, 'PG_VERSION')))) await makeCluster(place);
  return (await readFile(place.passwordFile, 'utf8')).trim();
}

async function makeCluster({ account, programs, home, cluster, passwordFile }: Place): Promise<void> {
  for (const name of await readdir(home))
    if (name.startsWith(UNFINISHED)) await rm(join(home, name), { recursive: true });
  const unfinished = await mkdtemp(join(home, UNFINISHED));
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid);
  const options = [
    `--pgdata=${unfinished}`,
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
  await rename(unfinished, cluster);
}
