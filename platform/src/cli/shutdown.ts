/** Ends everything that a command has begun, last begun first: on a signal, or when asked. */
export class Shutdown {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #done: Promise<void> | undefined;

  constructor() {
    // The terminal and `npm` may both send one; the second must not cut the first short.
    const end = (): void => void this.run().finally(() => process.exit());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    // The bootstrap was killed; a command that is done must not wait for it.
    process.on('disconnect', end);
    process.channel?.unref();
  }

  /**
   * Adds what has to be done at the end; what begins after the end is ended at once.
   *
   * @example shutdown.defer(() => server.close());
   */
  defer(step: () => Promise<unknown>): void {
    this.#steps.push(step);
    if (this.#done) this.#done = this.#runAll();
  }

  run(): Promise<void> {
    this.#done ??= this.#runAll();
    return this.#done;
  }

  async #runAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => console.error(error));
    }
  }
}
