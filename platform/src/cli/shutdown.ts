import { setTimeout as sleep } from 'node:timers/promises';

/** What a shell expects of a command that was interrupted. */
const INTERRUPTED = 130;
/** How long interrupted work may take to notice that it is, after all it stood on has ended. */
const TIMEOUT_MS = 5000;

/** Somebody has ended the command before it was done. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Ends everything that a command has begun, last begun first: on a signal, or when asked. */
export class Shutdown {
  readonly #interrupt = new AbortController();
  readonly #steps: (() => Promise<unknown>)[] = [];
  #work: Promise<void> | undefined;
  #done: Promise<void> | undefined;

  constructor() {
    // The terminal and `npm` may both send one; the second must not cut the first short.
    const end = (): void => void (this.signal.aborted || this.#end());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    // The bootstrap was killed; a command that is done must not wait for it.
    process.on('disconnect', end);
    process.channel?.unref();
  }

  /** Aborted by a signal: what a command has not begun by then, it does not begin. */
  get signal(): AbortSignal {
    return this.#interrupt.signal;
  }

  /**
   * Does a command's work. A signal before it is done interrupts it: what it stands on is ended, what fails by that
   * is not told, and the process exits with 130. After it, a signal is the way to end what stays.
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
   * Adds what has to be done at the end. What begins after the end is ended at once; of an interrupted command this
   * throws then, so that it begins nothing more.
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
    // What stood on the ended things may fail outside of the work, too, as a socket does.
    if (work) for (const fault of FAULTS) process.on(fault, () => {});
    await this.run();
    await Promise.race([work?.catch(() => {}), sleep(TIMEOUT_MS)]);
    // What the work began meanwhile.
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
