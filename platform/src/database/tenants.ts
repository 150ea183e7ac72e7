import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './process-number.ts';

/**
 * The processes that use one server, each by a file named after its number: `npm run manager` beside
 * `npm start` joins its server, and whoever leaves last stops it.
 */
export class Tenants {
  readonly #folder: string;

  constructor(home: string) {
    this.#folder = join(home, 'tenants');
    mkdirSync(this.#folder, { recursive: true });
  }

  /** This process begins to use the server. If none is there yet, whoever stands in the list is long gone. */
  enter(isServerThere: boolean): void {
    if (!isServerThere) for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name));
    writeFileSync(join(this.#folder, String(process.pid)), '');
  }

  /** This process is done with the server; true if nobody else uses it. */
  leave(): boolean {
    rmSync(join(this.#folder, String(process.pid)), { force: true });
    const others = readdirSync(this.#folder).map(Number);
    for (const pid of others) if (!isRunning(pid)) rmSync(join(this.#folder, String(pid)), { force: true });
    return !others.some(isRunning);
  }
}
