import { Value } from 'typebox/value';
import type { Store } from '../store/index.ts';
import { type Counts, CountsDocument } from './counts.ts';

const PREFIX = 'counts/';
const MINUTE_MS = 60_000;
/** Retention: a day. */
const KEPT_MINUTES = 24 * 60;
/** Delay for which reports count for the minute of their page; after that its documents are immutable. */
export const OPEN_MINUTES = 3;
/** `counts/29123456.3f2a9c1b.json`: minutes since 1970, and the gateway's id. */
const KEY = /^counts\/(\d+)\.[\da-f]+\.json$/;

/** Minutes since 1970. */
export const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** NaN for a key of another kind. */
const minuteIn = (key: string): number => Number(KEY.exec(key)?.[1]);

/** Counts of one minute, summed over all gateways. */
export interface MinuteCounts {
  readonly minute: number;
  readonly counts: Counts;
}

/**
 * The counts of all gateways in the store: one document per gateway and minute. Each has a single writer, so no locks are
 * needed and nothing is counted twice.
 */
export class CountStore {
  readonly #store: Store;
  /** Cache of immutable documents. */
  readonly #closed = new Map<string, Counts>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Writes the counts of a gateway in a minute; replaces its previous document for that minute. */
  async write(gateway: string, minute: number, counts: Counts): Promise<void> {
    const document = { schema: 1, counts } satisfies CountsDocument;
    await this.#store.put(`${PREFIX}${minute}.${gateway}.json`, Buffer.from(JSON.stringify(document)));
  }

  /** The counts of every document since a minute; unreadable documents count as empty. */
  async since(first: number, now: Date): Promise<MinuteCounts[]> {
    const keys = (await this.#keys()).filter(({ minute }) => minute >= first);
    return Promise.all(
      keys.map(async ({ key, minute }) => {
        const isClosed = minute < minuteOf(now) - OPEN_MINUTES;
        const counts = this.#closed.get(key) ?? (await this.#read(key));
        if (isClosed) this.#closed.set(key, counts);
        return { minute, counts };
      }),
    );
  }

  /** Removes documents older than a day. */
  async sweep(now: Date): Promise<void> {
    const oldest = minuteOf(now) - KEPT_MINUTES;
    for (const { key, minute } of await this.#keys()) if (minute < oldest) await this.#store.remove(key);
    // Including those that another gateway has removed.
    for (const key of this.#closed.keys()) if (minuteIn(key) < oldest) this.#closed.delete(key);
  }

  async #keys(): Promise<{ key: string; minute: number }[]> {
    const stored = await this.#store.list(PREFIX);
    return stored
      .map(({ key }) => ({ key, minute: minuteIn(key) }))
      .filter(({ minute }) => !Number.isNaN(minute));
  }

  async #read(key: string): Promise<Counts> {
    const content = await this.#store.get(key);
    try {
      const value: unknown = JSON.parse(String(content));
      return Value.Check(CountsDocument, value) ? value.counts : {};
    } catch {
      return {};
    }
  }
}
