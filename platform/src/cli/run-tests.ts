import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { endDatabasesIn } from '../database/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ROOT } from './root.ts';
import { type ToolOptions, type ToolCall, toolOf } from './run-tool.ts';
import type { TestEvent } from './test-event.ts';
import type { TestRun } from './test-run.ts';

/** Timeout from SIGINT to SIGKILL. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 20;

interface TestTool extends ToolOptions {
  readonly call: ToolCall;
  /** Parent of the tool's temporary folder; the system's by default. */
  readonly temporary?: string;
  /** Called with every event, after it was added to the run's score. */
  readonly onEvent: (event: TestEvent) => void;
}

/**
 * Runs a test tool that sends `TestEvent`s. It gets its own process group and temporary folder, so that everything
 * its tests have started can be removed, however it ends. A tool that fails without a failed test counts as one
 * failure.
 */
export async function runTests(
  run: TestRun,
  { call, onEvent, temporary: parent, ...options }: TestTool,
): Promise<void> {
  const temporary = await temporaryFolder('test', parent);
  const { file, args, cwd, env } = toolOf(call, options);
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const tool = spawn(file, args, {
    cwd,
    env: { ...env, ...color, TMPDIR: temporary, PWTEST_CACHE_DIR: join(ROOT, '.cache/playwright') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let failed = 0;
  tool.on('message', (event: TestEvent) => {
    if (event.kind === 'done') {
      failed += event.failed;
      run.add(event);
    }
    if (!run.shutdown.signal.aborted) onEvent(event);
  });
  for (const stream of [tool.stdout, tool.stderr])
    if (stream) createInterface(stream).on('line', (line) => printUnlessInterrupted(run, line));
  const closed = once(tool, 'close');
  const endRest = () => endRestOf(tool, temporary);
  process.prependOnceListener('exit', endRest);
  run.shutdown.defer(() => endTool(tool, closed, endRest));
  const [code] = (await closed) as [number | null];
  process.off('exit', endRest);
  await until(endRest());
  run.shutdown.signal.throwIfAborted();
  if (code !== 0 && failed === 0)
    run.add({ name: `${call[0]}, without a failed test`, passed: 0, failed: 1 });
}

/** Discards output of the killed tool after an interrupt. */
function printUnlessInterrupted({ progress, shutdown }: TestRun, line: string): void {
  if (!shutdown.signal.aborted) progress.say(line);
}

/** Stops a tool by SIGINT, after the timeout by SIGKILL. */
async function endTool(
  tool: ChildProcess,
  closed: Promise<unknown>,
  endRest: () => () => boolean,
): Promise<void> {
  tool.kill('SIGINT');
  await Promise.race([closed, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  await until(endRest());
}

/** Kills the rest of a tool's process group and the servers in its folder. Returns a check for survivors. */
function endRestOf({ pid = 0 }: ChildProcess, temporary: string): () => boolean {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no process left.
  }
  return endDatabasesIn(temporary);
}

async function until(isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (isRunning() && Date.now() < deadline) await sleep(POLL_MS);
}
