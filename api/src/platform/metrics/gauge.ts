import type { Db } from '../db/index.ts';

/** One value of a gauge, with its labels. */
export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * A metric read from the database. All processes report the same value, so a dashboard takes the maximum, not the sum.
 *
 * @example { name: 'metier_held_cents', help: 'Money held for open projects', read: (db) => selectHeld(db) }
 */
export interface Gauge {
  /** `metier_<what>_<unit>`. */
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly read: (db: Db) => Promise<number | readonly Reading[]>;
}
