import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Account, canReach, serverAccount } from './account.ts';
import { makeDataFolder } from './data-folder.ts';
import { DatabaseError } from './database-error.ts';
import { exists } from './exists.ts';
import { linkLibraries, reachablePrograms } from './programs.ts';

/** Paths and account of a server. */
export interface Place {
  readonly account: Account | undefined;
  /** Folder with PostgreSQL's `bin`, `lib` and `share`. */
  readonly programs: string;
  /** Folder that holds the cluster, its password, log and socket. */
  readonly home: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Base folder that other users can reach, since root's own folders may be private. */
const SHARED_FOLDER = '/var/lib/metier';

/** Prepares the folders for the database that belongs to `folder`, so that the server's user can reach them. */
export async function preparePlace(folder: string): Promise<Place> {
  const account = await serverAccount();
  await makeDataFolder(folder);
  const home = await realpath(await homeIn(folder, account));
  if (account) await chown(home, account.uid, account.gid);
  await chmod(home, 0o700);
  const programs = await reachablePrograms(account, SHARED_FOLDER);
  await linkLibraries(programs);
  return {
    account,
    programs,
    home,
    cluster: join(home, 'cluster'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'log'),
  };
}

async function homeIn(folder: string, account: Account | undefined): Promise<string> {
  const home = join(folder, 'postgres');
  if (!account || (await canReach(account, folder))) {
    await mkdir(home, { recursive: true });
    return home;
  }
  return linkedHome(folder, home);
}

/** A home elsewhere, recorded as a link; the link of a copied checkout is not followed. */
async function linkedHome(folder: string, link: string): Promise<string> {
  const mark = `${createHash('sha256').update(folder).digest('hex').slice(0, 12)}-`;
  const linked = await readlink(link).catch(() => '');
  if (basename(linked).startsWith(mark) && (await exists(linked))) return linked;
  await rm(link, { force: true }).catch(() => {
    throw new DatabaseError(
      `The database in ${link} is out of the server's reach: open the folders above it.`,
    );
  });
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(SHARED_FOLDER, mark));
  await symlink(home, link);
  return home;
}
