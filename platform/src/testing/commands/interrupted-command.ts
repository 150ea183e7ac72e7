import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../cli/root.ts';

const POLL_MS = 20;
const EXIT_TIMEOUT_MS = 3000;
/** Timeout for the condition. */
const CONDITION_TIMEOUT_MS = 90_000;
/** Characters of a `ps` line that are returned: cuts off the environment. */
const MAX_COMMAND_LENGTH = 200;

/** Result of an interrupted command. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
  /** Remaining files in the command's own folder for temporary files. */
  readonly files: readonly string[];
  /** Remaining processes that the command has started. */
  readonly processes: readonly string[];
}

type Condition = (temporary: string) => boolean | Promise<boolean>;

/**
 * Runs a command of the product and interrupts it as soon as a condition holds.
 *
 * @param condition polled with the command's folder for temporary files
 */
export const interruptCommand = (
  args: readonly string[],
  signal: NodeJS.Signals,
  condition: Condition,
): Promise<Ending> => interruptProgram(['platform/src/cli/main.ts', ...args], signal, condition);

/** Like {@link interruptCommand}, for any module that Node can run, followed by its arguments. */
export async function interruptProgram(
  program: readonly string[],
  signal: NodeJS.Signals,
  condition: Condition,
): Promise<Ending> {
  const temporary = await mkdtemp(join(tmpdir(), 'metier-cut-'));
  await chmod(temporary, 0o711);
  try {
    const command = spawn(process.execPath, program, {
      cwd: ROOT,
      env: {
        ...process.env,
        TMPDIR: temporary,
        DATABASE_URL: '',
        NODE_OPTIONS: '',
        // Playwright refuses to run inside of Jest.
        JEST_WORKER_ID: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (part: Buffer) => (output += String(part)));
    const closed = once(command, 'close');
    const deadline = Date.now() + CONDITION_TIMEOUT_MS;
    const hasEnded = () => command.exitCode !== null || command.signalCode !== null;
    while (!(await condition(temporary)) && !hasEnded() && Date.now() < deadline) await sleep(POLL_MS);
    command.kill(signal);
    const [code] = (await closed) as [number | null];
    if (Date.now() > deadline) throw new Error(`The condition did not become true. Output: ${output}`);
    const files = await readdir(temporary);
    return { code, output, files, processes: await processesOf(temporary) };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Processes whose command line or environment names a folder; waits for processes that are exiting. */
async function processesOf(folder: string): Promise<string[]> {
  const deadline = Date.now() + EXIT_TIMEOUT_MS;
  for (;;) {
    const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,args='], { maxBuffer: 1e8 });
    const lines = stdout.split('\n').filter((line) => line.includes(folder));
    if (lines.length === 0 || Date.now() > deadline)
      return lines.map((line) => line.slice(0, MAX_COMMAND_LENGTH));
    await sleep(POLL_MS);
  }
}
