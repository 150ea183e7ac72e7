import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './store/index.ts';

const PREFIX = 'sweeping/';
/** A sweep ends after this time; the next one removes the rest. */
const LONGEST_SWEEP_MS = 60_000;
/** Age of a mark after which its process was killed. Longer than a sweep by what clocks may differ. */
const ABANDONED_AFTER_MS = 120_000;
const POLL_MS = 200;

/**
 * Marks in the store while a sweep removes releases. A sweep writes its mark, then reads what is named and new; whoever
 * names a release writes its manifest again, then looks for marks. So at least one of the two sees the other: the sweep
 * keeps the release, or its namer waits and finds what the sweep has left of it.
 */
export class SweepMarks {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param sweep must stop once `isOver` returns true */
  async during<Result>(sweep: (isOver: () => boolean) => Promise<Result>): Promise<Result> {
    const key = PREFIX + randomUUID();
    const end = performance.now() + LONGEST_SWEEP_MS;
    await this.#store.put(key, Buffer.from(''));
    try {
      return await sweep(() => performance.now() > end);
    } finally {
      await this.#store.remove(key);
    }
  }

  /**
   * Waits until no sweep is running.
   *
   * @returns false if there was none
   */
  async waitForSweep(): Promise<boolean> {
    for (let waited = false; ; waited = true) {
      if (!(await this.#isSweeping())) return waited;
      await sleep(POLL_MS);
    }
  }

  async #isSweeping(): Promise<boolean> {
    const since = Date.now() - ABANDONED_AFTER_MS;
    return (await this.#store.list(PREFIX)).some(({ modified }) => modified.getTime() > since);
  }
}
