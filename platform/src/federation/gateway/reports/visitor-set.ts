/** A name's set is cleared at this size; visitors may then be counted twice. */
const MAX_VISITORS = 200_000;
const MAX_NAMES = 200;

/** The visitors that were counted under a name; in memory, bounded. */
export class VisitorSet {
  readonly #visitors = new Map<string, Set<number>>();

  /** Adds a visitor; false if already present. */
  add(name: string, visitor: number): boolean {
    const known = this.#visitors.get(name) ?? new Set();
    if (known.has(visitor)) return false;
    if (known.size >= MAX_VISITORS) known.clear();
    if (this.#visitors.size >= MAX_NAMES && !this.#visitors.has(name)) this.#visitors.clear();
    this.#visitors.set(name, known.add(visitor));
    return true;
  }
}
