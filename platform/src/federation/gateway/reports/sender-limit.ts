/** Enough for an office that shares one IP address. */
const MOST_IN_A_MINUTE = 600;
const MOST_SENDERS = 50_000;

/** Rate limit by IP address. In memory, because reports do not justify a database query. */
export class SenderLimit {
  readonly #counts = new Map<string, number>();
  #minute = 0;

  /** Counts a request; false if its address has exceeded the limit of this minute. */
  allows(address: string, minute: number): boolean {
    if (minute !== this.#minute || this.#counts.size >= MOST_SENDERS) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= MOST_IN_A_MINUTE;
  }
}
