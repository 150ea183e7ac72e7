import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dependencyList } from '../federation/build/dependency-list.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';

/** Next to the releases, outside the served paths. */
const FILE = join(ROOT, 'dist/dependencies.json');
const MAX_BYTES = 50_000_000;

/** Writes the list of all libraries with their licences, from the bootstrap's pnpm. */
export async function writeDependencies(): Promise<void> {
  const pnpm = process.env['METIER_PNPM'] ?? 'pnpm';
  const call = ['--yes', pnpm, 'licenses', 'list', '--json'];
  const { stdout } = await promisify(execFile)('npx', call, { cwd: ROOT, maxBuffer: MAX_BYTES }).catch(
    ({ message }: Error) => {
      throw new CommandError(`The list of libraries cannot be made: ${message}`);
    },
  );
  const lockfile = await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(dependencyList(stdout, lockfile), undefined, 2)}\n`);
}
