import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** Operating-system user of the server. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const UNPRIVILEGED = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root: returns another user then, else undefined. */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of UNPRIVILEGED) {
    const user = users.find(([known]) => known === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new DatabaseError(
    `PostgreSQL does not run as root, and there is no user ${UNPRIVILEGED.join(' or ')} here: start as another user, or set DATABASE_URL.`,
  );
}

/** True if the user may traverse a folder and its parents. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const digit = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  if (((mode >> digit) & 1) === 0) return false;
  const above = dirname(folder);
  return above === folder || canReach(account, above);
}
