import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/**
 * The processes that use one server, each by a file named after its pid: `npm run manager` beside `npm start` joins its
 * server, and the last process to leave stops it.
 */
export class ServerUsers {
  readonly #folder: string;

  constructor(home: string) {
    this.#folder = join(home, 'tenants');
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Registers this process. Without a running server all listed processes are stale. */
  add(isServerThere: boolean): void {
    if (!isServerThere) for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name));
    writeFileSync(join(this.#folder, String(process.pid)), '');
  }

  /** Removes this process; true if no other one uses the server. */
  leave(): boolean {
    rmSync(join(this.#folder, String(process.pid)), { force: true });
    const others = readdirSync(this.#folder).map(Number);
    for (const pid of others) if (!isRunning(pid)) rmSync(join(this.#folder, String(pid)), { force: true });
    return !others.some(isRunning);
  }
}
