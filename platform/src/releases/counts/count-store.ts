import { Value } from 'typebox/value';
import type { Store } from '../store/index.ts';
import { type Counts, CountsDocument } from './counts.ts';

const PREFIX = 'counts/';
const MINUTE_MS = 60_000;
/** So long counts are kept: for a day's chart, and for what a rule looks at. */
const KEPT_MINUTES = 24 * 60;
/** An answer comes within so many minutes after its page was sent; after that a document changes no more. */
export const OPEN_MINUTES = 3;
/** `counts/29123456.3f2a9c1b.json`: a minute since 1970 and a gateway. */
const KEY = /^counts\/(\d+)\.[\da-f]+\.json$/;

/** Minutes since 1970. */
export const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** Counts of one minute, summed over all gateways. */
type MinuteCounts = { readonly minute: number; readonly counts: Counts };

/**
 * Counts of all gateways, shared by the store: a document for each gateway and minute, which that gateway alone writes.
 * So nobody waits for anybody, and nothing is counted twice.
 */
export class CountStore {
  readonly #store: Store;
  /** Documents that change no more. */
  readonly #closed = new Map<string, Counts>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Writes what one gateway has counted in a minute, in place of what it wrote of it before. */
  async write(gateway: string, minute: number, counts: Counts): Promise<void> {
    const document = { schema: 1, counts } satisfies CountsDocument;
    await this.#store.put(`${PREFIX}${minute}.${gateway}.json`, Buffer.from(JSON.stringify(document)));
  }

  /** The counts of every document since a minute; one that cannot be read counts nothing. */
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

  /** Removes what is older than a day. */
  async sweep(now: Date): Promise<void> {
    const oldest = minuteOf(now) - KEPT_MINUTES;
    for (const { key, minute } of await this.#keys()) {
      if (minute >= oldest) continue;
      this.#closed.delete(key);
      await this.#store.remove(key);
    }
  }

  async #keys(): Promise<{ key: string; minute: number }[]> {
    return (await this.#store.list(PREFIX)).flatMap(({ key }) => {
      const minute = KEY.exec(key)?.[1];
      return minute === undefined ? [] : [{ key, minute: Number(minute) }];
    });
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
