import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './store/index.ts';

const PREFIX = 'sweeping/';
/** A sweep ends after this time; the next one removes the rest. */
const MAX_SWEEP_MS = 60_000;
/**
 * Age of a mark after which its process must have been killed: longer than a sweep, by the possible difference of
 * clocks.
 */
const ABANDONED_AFTER_MS = 120_000;
const POLL_MS = 200;

/**
 * Marks in the store while a sweep removes releases, against a race with a registration. A sweep writes its mark, then
 * reads what is registered and new; a registration rewrites the manifest, then looks for marks. At least one of them
 * sees the other: the sweep keeps the release, or the registration waits and checks what is left of it.
 */
export class SweepMarks {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param sweep must stop once `isOver` returns true */
  async during<Result>(sweep: (isOver: () => boolean) => Promise<Result>): Promise<Result> {
    const key = PREFIX + randomUUID();
    const end = performance.now() + MAX_SWEEP_MS;
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
