import { createHash } from 'node:crypto';
import { secondsAfter } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Migration } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import type { Sweep } from '../jobs/index.ts';

/** A number of calls per window, in seconds. */
export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** How often a user may call. Source: product.md §7. */
export const CALLS_OF_A_USER: RateLimit = { name: 'calls', calls: 300, seconds: 60 };

/**
 * Counts calls by a key (an account, an address) and throws `tooManyRequests` beyond the limit.
 *
 * @param weight what one call counts as; 1 by default
 */
export type RateLimiter = (limit: RateLimit, who: string, now: Date, weight?: number) => Promise<void>;

/** Maximum count, so that rejected calls cannot overflow the column. */
const MAX_COUNT = 2_000_000_000;

export const rateLimitMigrations: readonly Migration[] = [
  {
    name: 'platform/0003-rate-limits',
    sql: `
      create unlogged table rate_limits (
        key text primary key,
        ends_at timestamptz not null,
        calls integer not null
      );
    `,
  },
];

/** The key of a window. Hashed, because people type passwords into the wrong field. */
export const rateLimitKey = (name: string, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

/**
 * Rate limits in the database, so that they apply across all processes. A window starts with its first call. Source:
 * product.md §7.
 *
 * @param factor factor on the written limits; 100 in demo mode
 * @example await limit({ name: 'login', calls: 10, seconds: 60 }, email, now);
 */
export function rateLimiter(db: Db, factor: number): RateLimiter {
  return async ({ name, calls, seconds }, who, now, weight = 1) => {
    const endsAt = secondsAfter(now, seconds);
    const { rows } = await sql<{ ends_at: Date; calls: number }>`
      insert into rate_limits as kept (key, ends_at, calls) values (${rateLimitKey(name, who)}, ${endsAt}, ${weight})
      on conflict (key) do update set
        calls = case when kept.ends_at <= ${now} then excluded.calls else least(kept.calls::bigint + excluded.calls, ${MAX_COUNT}) end,
        ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
      returning ends_at, calls`.execute(db);
    const [window] = rows;
    if (window && window.calls > calls * factor)
      throw new AppError('tooManyRequests', { retry_after: secondsUntil(window.ends_at, now) });
  };
}

export const sweepRateLimits: Sweep = async (db, now) => {
  await sql`delete from rate_limits where ends_at < ${now}`.execute(db);
};

/** Whole seconds until a moment, rounded up. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / 1000);
