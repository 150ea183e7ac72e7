import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BuildFailure } from '../federation/gateway/index.ts';

const STANDBY = fileURLToPath(new URL('./standby.ts', import.meta.url));

/** Interface of a server's module. */
export interface ServerModule {
  /** Starts serving; returns the port. Called once per process. */
  readonly listen: () => Promise<number>;
}

/** Message of the parent to a server: open pages should reload, or these builds have failed. */
export type ServerMessage = 'change' | { readonly failures: readonly BuildFailure[] };

/** Message of a process that listens: its port, and the URLs of the libraries that it has imported. */
export interface Listening {
  readonly port: number;
  readonly libraries: readonly string[];
}

/**
 * Gateway and API in a separate process, which restarts without the rest of development. The next process is on standby
 * with its libraries imported, and does not wait for the previous one to end.
 */
export class ServerProcess {
  readonly #module: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #running = new Set<ChildProcess>();
  #current: ChildProcess | undefined;
  #standby: ChildProcess | undefined;
  #libraries: readonly string[] = [];
  #failures: readonly BuildFailure[] = [];
  #port = Promise.withResolvers<number>();
  #listens = false;
  #isOver = false;

  /** @param module URL of a {@link ServerModule}, imported at each start */
  constructor(module: string, environment: NodeJS.ProcessEnv) {
    this.#module = module;
    this.#environment = environment;
  }

  /** Resolves with its port once it listens. */
  readonly port = (): Promise<number> => this.#port.promise;

  /** Starts or restarts it. After a failure the next start follows the next change. */
  restart(): void {
    if (this.#isOver) return;
    // Callers that wait for a server that failed to start wait for this one.
    if (this.#listens) this.#port = Promise.withResolvers();
    this.#listens = false;
    this.#current?.kill('SIGTERM');
    const child = this.#standby?.connected ? this.#standby : this.#fork();
    this.#current = child;
    this.#standby = undefined;
    child.send('your turn');
    child.once('message', (message) => this.#hasBegun(child, message as Listening));
  }

  #hasBegun(child: ChildProcess, { port, libraries }: Listening): void {
    if (child !== this.#current || this.#isOver) return;
    this.#libraries = [...new Set(libraries)];
    this.#listens = true;
    this.#port.resolve(port);
    this.#send({ failures: this.#failures });
    this.#standby = this.#fork();
  }

  #fork(): ChildProcess {
    const child = fork(STANDBY, [this.#module, ...this.#libraries], { env: this.#environment });
    this.#running.add(child);
    child.once('exit', () => {
      this.#running.delete(child);
      if (child === this.#standby) this.#standby = undefined;
    });
    return child;
  }

  /** Reloads open pages. */
  sendChange(): void {
    this.#send('change');
  }

  /** Shows failed builds in pages that are open or opened later. */
  sendFailures(failures: readonly BuildFailure[]): void {
    this.#failures = failures;
    this.#send({ failures });
  }

  #send(message: ServerMessage): void {
    if (this.#current?.connected) this.#current.send(message);
  }

  /** Stops it permanently. */
  async stop(): Promise<void> {
    this.#isOver = true;
    const ends = [...this.#running].map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    await Promise.all(ends);
  }
}
