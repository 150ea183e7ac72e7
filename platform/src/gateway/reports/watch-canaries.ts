import { randomBytes } from 'node:crypto';
import { judgeCanaries, minuteOf, type ReleaseStore } from '../../releases/index.ts';
import type { ReportCounter } from './report-counter.ts';

const SWEEP_MINUTES = 60;

type Watching = {
  readonly store: ReleaseStore;
  readonly counter: ReportCounter;
  /** Gets what an operator has to look at. */
  readonly report: (message: string) => void;
};

/** Shares what a gateway has counted with all others, and takes back the canaries that are worse than what is live. */
export class CanaryWatcher {
  readonly #watching: Watching;
  /** Names this gateway's documents of counts. */
  readonly #gateway = randomBytes(4).toString('hex');
  #sweptAt = 0;
  #isFailing = false;
  #last: Promise<void> = Promise.resolve();

  constructor(watching: Watching) {
    this.#watching = watching;
  }

  /** Does all that is due; one call after the other. What fails is reported, and tried again at the next call. */
  look(now: Date): Promise<void> {
    this.#last = this.#last.then(async () => {
      try {
        await this.#look(now);
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) this.#watching.report(`Canaries are not watched at present: ${String(error)}`);
        this.#isFailing = true;
      }
    });
    return this.#last;
  }

  async #look(now: Date): Promise<void> {
    const { store, report } = this.#watching;
    await this.#write(minuteOf(now));
    for (const { change, why } of await judgeCanaries(store, now))
      report(`Canary of ${change.apps.join()}, ${change.action}: ${why}`);
    if (minuteOf(now) - this.#sweptAt < SWEEP_MINUTES) return;
    this.#sweptAt = minuteOf(now);
    await store.counts.sweep(now);
  }

  async #write(minute: number): Promise<void> {
    const { store, counter } = this.#watching;
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
