import { setTimeout as sleep } from 'node:timers/promises';

/** Exit code of an interrupted command. */
const INTERRUPTED = 130;
/** Timeout for interrupted work to fail after its resources were closed. */
const TIMEOUT_MS = 5000;

/** The command was interrupted. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Runs deferred cleanup in reverse order: on a signal, or explicitly. */
export class Shutdown {
  readonly #interrupt = new AbortController();
  readonly #steps: (() => Promise<unknown>)[] = [];
  #work: Promise<void> | undefined;
  #done: Promise<void> | undefined;

  constructor() {
    // The terminal and `npm` may both send a signal; the second must not abort the cleanup of the first.
    const end = (): void => void (this.signal.aborted || this.#end());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    // Detects that the bootstrap was killed; must not keep a finished command alive.
    process.on('disconnect', end);
    process.channel?.unref();
  }

  /** Aborted by a signal: the command starts nothing further. */
  get signal(): AbortSignal {
    return this.#interrupt.signal;
  }

  /**
   * Runs a command. A signal meanwhile interrupts it: deferred cleanup runs, resulting failures are not reported, and
   * the process exits with 130. Afterwards a signal ends the servers that the command has started.
   */
  async during(work: () => Promise<void>): Promise<void> {
    this.#work = work();
    try {
      await this.#work;
    } catch (error) {
      if (!this.signal.aborted) throw error;
    } finally {
      this.#work = undefined;
    }
  }

  /**
   * Defers cleanup. After the end it runs at once; in an interrupted command this also throws, so that it starts nothing
   * more.
   *
   * @example shutdown.defer(() => server.close());
   */
  defer(step: () => Promise<unknown>): void {
    this.#steps.push(step);
    if (!this.#done) return;
    this.#done = this.#runAll();
    this.signal.throwIfAborted();
  }

  run(): Promise<void> {
    this.#done ??= this.#runAll();
    return this.#done;
  }

  async #end(): Promise<void> {
    const work = this.#work;
    this.#interrupt.abort(new Interrupted('The command was interrupted.'));
    // Closing resources can cause errors outside of the awaited work, for example of a socket.
    if (work) for (const fault of FAULTS) process.on(fault, () => {});
    await this.run();
    await Promise.race([work?.catch(() => {}), sleep(TIMEOUT_MS)]);
    // Cleanup that was deferred meanwhile.
    await this.run();
    process.exit(work ? INTERRUPTED : undefined);
  }

  async #runAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => this.signal.aborted || console.error(error));
    }
  }
}

const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;
