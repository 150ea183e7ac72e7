import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './draw-image.ts';
import type { ChildOrder } from './drawing-child.ts';

/** A process that decodes images, one at a time. */
export interface DrawingProcess {
  /**
   * Re-encodes an image. At the deadline, beyond its memory limit or when the signal aborts, the process is killed; the
   * next image gets a new one.
   *
   * @throws the signal's reason; an Error when no process can be started
   */
  readonly draw: (order: ChildOrder, signal: AbortSignal) => Promise<Drawing>;
  /** Resolves when the process has ended. */
  readonly kill: () => Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./drawing-child.ts', import.meta.url));
const START_MS = 30_000;

/**
 * A child process that decodes untrusted files: native code in a thread cannot be stopped, a process can. It starts
 * with the first image, is reused, and ends with this process. It gets no environment, so no secrets.
 *
 * @param deadlineMs deadline of one image
 */
export function drawingProcess(deadlineMs: number): DrawingProcess {
  let current: { readonly child: ChildProcess; isReady: boolean } | undefined;

  const start = () => {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--no-warnings', '--max-old-space-size=64'],
      // Keeps large images in memory: a killed process would leave temporary files behind.
      env: { MALLOC_ARENA_MAX: '2', VIPS_DISC_THRESHOLD: '1g' },
    });
    child.unref();
    child.channel?.unref();
    const started = { child, isReady: false };
    const forget = (): void => {
      if (current === started) current = undefined;
    };
    child.on('exit', forget).on('error', forget);
    return started;
  };
  return {
    draw: async (order, signal) => {
      const used = (current ??= start());
      if (!used.isReady) {
        if ((await answerOf(used.child, START_MS, signal)) === undefined)
          throw new Error('The drawing process did not start');
        used.isReady = true;
      }
      const answer = answerOf(used.child, deadlineMs, signal);
      used.child.send(order);
      return ((await answer) as Drawing | undefined) ?? { fault: 'tooSlow' };
    },
    kill: async () => {
      if (!current) return;
      const ended = once(current.child, 'exit');
      current.child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * The next message of a process, which is killed at the deadline or when the request is aborted; undefined if it ended.
 */
async function answerOf(child: ChildProcess, deadlineMs: number, signal: AbortSignal): Promise<unknown> {
  const kill = (): void => void child.kill('SIGKILL');
  const listening = new AbortController();
  const message = once(child, 'message', { signal: listening.signal });
  const end = once(child, 'exit', { signal: listening.signal });
  const timer = setTimeout(kill, deadlineMs);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  try {
    const answer = await Promise.race([
      message.then(([value]) => value as unknown),
      end.then(() => undefined),
    ]);
    signal.throwIfAborted();
    return answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    listening.abort();
  }
}
