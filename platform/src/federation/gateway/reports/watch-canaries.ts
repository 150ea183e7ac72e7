import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { judgeCanaries, minuteOf, type ReleaseStore } from '../../../releases/index.ts';
import type { ReportCounter } from './report-counter.ts';

/** Interval at which counts are written and canaries are evaluated. */
const WATCH_MS = 5_000;
/** Delay of the check after a failure of a canary; further failures share it until it has ended. */
const SOON_MS = 500;
const SWEEP_MINUTES = 60;

interface WatcherOptions {
  readonly store: ReleaseStore;
  readonly counter: ReportCounter;
  /** Receives messages for the operator. */
  readonly report: (message: string) => void;
}

/** Writes this gateway's counts to the store, and aborts or raises canaries by the counts of all gateways. */
export class CanaryWatcher {
  readonly #options: WatcherOptions;
  /** Identifies this gateway in the keys of its count documents. */
  readonly #gateway = randomBytes(4).toString('hex');
  #sweptAt = 0;
  #isFailing = false;
  /** Refusals of the last check, which are not reported again. */
  #refusals: readonly string[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  /** Writes counts and judges canaries. Calls are serialized; a failure is reported and retried at the next call. */
  check(now: Date): Promise<void> {
    this.#last = this.#last.then(async () => {
      try {
        await this.#check(now);
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) this.#options.report(`Canaries are not watched at present: ${String(error)}`);
        this.#isFailing = true;
      }
    });
    return this.#last;
  }

  async #check(now: Date): Promise<void> {
    const { store, report } = this.#options;
    await this.#write(minuteOf(now));
    const { written, refused } = await judgeCanaries(store, now);
    for (const { change, why } of written)
      report(`Canary of ${change.apps.join()}, ${change.action}: ${why}`);
    const refusals = refused.map(
      ({ app, faults }) => `Canary of ${app}, its next step is refused:\n${faults}`,
    );
    for (const refusal of refusals) if (!this.#refusals.includes(refusal)) report(refusal);
    this.#refusals = refusals;
    if (minuteOf(now) - this.#sweptAt < SWEEP_MINUTES) return;
    this.#sweptAt = minuteOf(now);
    await store.counts.sweep(now);
  }

  async #write(minute: number): Promise<void> {
    const { store, counter } = this.#options;
    for (const changed of counter.takeChanged(minute)) {
      try {
        await store.counts.write(this.#gateway, changed.minute, changed.counts);
      } catch (error) {
        counter.putBack(changed.minute);
        throw error;
      }
    }
  }
}

/** Checks at an interval. Returns a function that checks earlier. */
export function startWatching(gateway: FastifyInstance, watcher: Pick<CanaryWatcher, 'check'>): () => void {
  const timer = setInterval(() => void watcher.check(new Date()), WATCH_MS).unref();
  let soon: NodeJS.Timeout | undefined;
  gateway.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    await watcher.check(new Date());
  });
  return () => {
    soon ??= setTimeout(
      () =>
        void watcher.check(new Date()).finally(() => {
          soon = undefined;
        }),
      SOON_MS,
    ).unref();
  };
}
