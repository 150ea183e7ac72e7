/** Beyond so many the numbers of a name are forgotten: a visitor may then be counted twice. */
const MOST = 200_000;
const MOST_NAMES = 200;

/** Which visitors have been counted under a name, in memory. */
export class VisitorSet {
  readonly #visitors = new Map<string, Set<number>>();

  /** Adds a visitor; false if it was there. */
  add(name: string, visitor: number): boolean {
    const known = this.#visitors.get(name) ?? new Set();
    if (known.has(visitor)) return false;
    if (known.size >= MOST) known.clear();
    if (this.#visitors.size >= MOST_NAMES && !this.#visitors.has(name)) this.#visitors.clear();
    this.#visitors.set(name, known.add(visitor));
    return true;
  }
}
