import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/** What the server tells once it listens. */
export type Listening = { readonly port: number };

/** Gateway and API in a process of their own, which can be started anew without the rest of development. */
export class ServerProcess {
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #port = Promise.withResolvers<number>();
  #listens = false;
  #restarted = Promise.resolve();

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Its port, as soon as it listens. */
  readonly port = (): Promise<number> => this.#port.promise;

  /** Starts it, or starts it anew, one start after the other. It may fail; then the next start is after the next change. */
  restart(): Promise<void> {
    this.#restarted = this.#restarted.then(() => this.#restart());
    return this.#restarted;
  }

  async #restart(): Promise<void> {
    // Whoever waits for a server that never came goes on waiting for this one.
    if (this.#listens) this.#port = Promise.withResolvers();
    this.#listens = false;
    await this.stop();
    this.#child = fork(SERVER, { env: this.#environment });
    this.#child.once('message', (message) => {
      this.#listens = true;
      this.#port.resolve((message as Listening).port);
    });
  }

  /** Lets the open pages reload. */
  tellChange(): void {
    if (this.#child?.connected) this.#child.send('change');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
