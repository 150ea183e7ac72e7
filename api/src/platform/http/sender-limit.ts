import { senderOf } from './sender.ts';

/**
 * Bounds the memory: above it all counts start again. That weakens no limit, since an attacker with that many addresses
 * already has that many limits.
 */
const MAX_SENDERS = 50_000;
const WINDOW_MS = 60_000;

/** Limit of requests a minute by network address. In memory, for requests that do not justify a database query. */
export class SenderLimit {
  readonly #max: number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a request. Returns undefined, or above the limit the seconds until the next minute. */
  count(ip: string): number | undefined {
    const now = Date.now();
    if (now >= this.#endsAt || this.#counts.size >= MAX_SENDERS) {
      this.#counts.clear();
      this.#endsAt = now + WINDOW_MS;
    }
    const sender = senderOf(ip);
    const count = (this.#counts.get(sender) ?? 0) + 1;
    this.#counts.set(sender, count);
    return count > this.#max ? Math.ceil((this.#endsAt - now) / 1000) : undefined;
  }
}
