import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './root.ts';
import { isCheckedIn } from './working-copy.ts';

/** A clone of the workspace, as another team would have it. */
export interface OtherClone {
  readonly folder: string;
  /** Runs a command of the README and returns its output. */
  readonly run: (...command: string[]) => Promise<string>;
  /** Runs a tool of the workspace; returns its output if it fails, else an empty string. */
  readonly check: (tool: string, ...args: string[]) => Promise<string>;
  /** The same over an empty store, so that everything is built. */
  readonly runWithEmptyStore: (...command: string[]) => Promise<string>;
}

/**
 * A fresh clone of this workspace, as another team would have it. It releases into `releases`, which a gateway may be
 * serving. The caller removes its folder.
 */
export async function cloneOfAnotherTeam(releases: string): Promise<OtherClone> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-clone-'));
  await cp(ROOT, folder, { recursive: true, filter: isCheckedIn });
  return {
    folder,
    run: (...command) => npm(folder, releases, command),
    check: (tool, ...args) => faultsOf(join(folder, 'node_modules/.bin', tool), args, folder),
    runWithEmptyStore: (...command) => npm(folder, join(folder, 'dist'), command),
  };
}

async function faultsOf(program: string, args: readonly string[], folder: string): Promise<string> {
  const run = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [words, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  return code === 0 ? '' : words || `${program} ended with ${String(code)}`;
}

async function npm(folder: string, releases: string, command: readonly string[]): Promise<string> {
  const run = spawn('npm', ['run', '--silent', ...command], {
    cwd: folder,
    // In CI an outdated lockfile is refused.
    env: { ...process.env, CI: '', METIER_RELEASES: releases },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(run, 'exit');
  const [words, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), ended]);
  if (code !== 0)
    throw new Error(`npm run ${command.join(' ')} ended with ${String(code)}: ${words}${errors}`);
  return words;
}

/** Content of every file of a folder that git would add, by path. */
async function checkedIn(folder: string, within = ''): Promise<[path: string, content: string][]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true });
  const files = entries
    .filter(({ name }) => isCheckedIn(name))
    .map(async (entry): Promise<[string, string][]> => {
      const path = join(within, entry.name);
      if (entry.isDirectory()) return checkedIn(folder, path);
      return [[path, await readFile(join(folder, path), 'base64')]];
    });
  return (await Promise.all(files)).flat();
}

/** Paths of files of another team's clone that are missing here or differ. */
export async function changesIn({ folder }: OtherClone): Promise<string[]> {
  const [here, there] = [new Map(await checkedIn(ROOT)), new Map(await checkedIn(folder))];
  const paths = new Set([...here.keys(), ...there.keys()]);
  return [...paths].filter((path) => here.get(path) !== there.get(path)).toSorted();
}
