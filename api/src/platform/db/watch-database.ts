import pg from 'pg';
import type { Logger } from 'pino';
import type { Sockets } from './sockets.ts';

const TICK_MS = 1500;
/**
 * Ticks without a response until the database counts as unresponsive. Ticks, not time: a suspended process resumes with
 * a single tick.
 */
const UNRESPONSIVE_TICKS = 5;

/** A running health check. */
export interface Watch {
  readonly end: () => void;
}

/**
 * Probes the database continually, each time on a new connection. A frozen or unreachable server neither responds nor
 * refuses, so callers would wait forever: after 7.5 s without a response all connections are closed, and new ones fail
 * at once, until it responds again. A refused connection is a response: it makes calls fail by itself.
 */
export function watchDatabase(url: string, sockets: Sockets, log: Logger): Watch {
  let probe: Probe | undefined;
  let ticks = 0;
  const startProbe = (): void => {
    const started = new Probe(url);
    probe = started;
    ticks = 0;
    void started.settled.then(() => {
      if (probe !== started) return;
      probe = undefined;
      sockets.reopen();
    });
  };
  const timer = setInterval(() => {
    if (!probe) return startProbe();
    ticks += 1;
    if (ticks < UNRESPONSIVE_TICKS) return;
    log.error('The database is unresponsive: its connections are closed until it responds');
    probe.cancel();
    sockets.closeAll();
    startProbe();
  }, TICK_MS);
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      probe?.cancel();
      probe = undefined;
    },
  };
}

/** One connection with one statement. */
class Probe {
  /** Fulfilled by any response, including a refusal, and by `cancel`. */
  readonly settled: Promise<void>;
  readonly #client: pg.Client;

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url });
    this.#client.on('error', () => {});
    this.settled = this.#query();
  }

  async #query(): Promise<void> {
    await this.#client
      .connect()
      .then(() => this.#client.query('select 1'))
      .catch(() => {});
    this.#client.end().catch(() => {});
  }

  cancel(): void {
    this.#client.connection.stream.destroy();
  }
}
