import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/** The product's time. Rules never read it; they receive `now` as an argument. */
export interface Clock {
  readonly now: () => Date;
  /** Reads the current offset, which another process may have changed. */
  readonly sync: () => Promise<void>;
  /** Sets the offset, in milliseconds, that another query has read along with its own data. */
  readonly set: (offset: number) => void;
}

/**
 * The machine's time plus an offset kept in the database. The offset is zero unless demo mode or a test moves it
 * (`advanceClock`). Source: product.md §11.
 */
export async function openClock(db: Db): Promise<Clock> {
  let offset = await clockOffset(db);
  return {
    now: () => new Date(Date.now() + offset),
    sync: async () => {
      offset = await clockOffset(db);
    },
    set: (read) => {
      offset = read;
    },
  };
}

/** Offset of the product's clock from the machine's, in milliseconds; negative only while the demo's history is created. */
async function clockOffset(db: Db): Promise<number> {
  const { rows } = await sql<{ offset_ms: number }>`select offset_ms from clock`.execute(db);
  return rows[0]?.offset_ms ?? 0;
}

/** Moves the clock in the caller's transaction; only an empty database may be moved back. */
export async function addToClockOffset(trx: Trx, milliseconds: number): Promise<void> {
  await sql`update clock set offset_ms = offset_ms + ${milliseconds}`.execute(trx);
}
