/** An office behind one address, each page of which reports a few times. */
const MOST_IN_A_MINUTE = 600;
const MOST_SENDERS = 50_000;

/** Limits how often one address is heard, in memory: reports are no reason to ask a database. */
export class SenderLimit {
  readonly #counts = new Map<string, number>();
  #minute = 0;

  /** Counts a request; false if it is one too many in its minute. */
  allows(address: string, minute: number): boolean {
    if (minute !== this.#minute || this.#counts.size >= MOST_SENDERS) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= MOST_IN_A_MINUTE;
  }
}
