import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASES } from './journey-releases.ts';
import { familyOf } from './processes.ts';
import { requireTag } from './target.ts';
import { freePort, waitForOutput } from './start-product.ts';

/** A command that runs until Ctrl-C. */
export interface TypedCommand {
  readonly origin: string;
  /** What it printed until it was ready. */
  readonly printed: string;
  /** Its process and all descendants. */
  readonly family: readonly number[];
  /** Stops it, if it still runs. */
  readonly pressCtrlC: () => Promise<void>;
}

/** Runs `npm run start` or `dev` in a folder with its own data, settings and arguments. Resolves when the product is ready. */
export async function typeCommand(
  script: 'start' | 'dev',
  folder: string,
  data: string,
  settings: NodeJS.ProcessEnv = {},
  words: readonly string[] = [],
): Promise<TypedCommand> {
  requireTag('@processes');
  const port = String(await freePort());
  const command = spawn('npm', ['run', script, '--', ...words], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: port,
      METIER_DATA: data,
      METIER_RELEASES: RELEASES,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A terminal sends Ctrl-C to the whole process group.
    detached: true,
  });
  const { pid = 0 } = command;
  const ended = once(command, 'exit');
  const origin = `http://localhost:${port}`;
  const printed = await waitForOutput(command.stdout, origin);
  return {
    origin,
    printed,
    family: await familyOf(pid),
    pressCtrlC: async () => {
      if (command.exitCode === null && command.signalCode === null) process.kill(-pid, 'SIGINT');
      await ended;
    },
  };
}

/** A new data folder that the database's account can traverse. The caller removes it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-data-'));
  await chmod(folder, 0o711);
  return folder;
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
