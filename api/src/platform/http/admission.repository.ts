import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Actor } from './actor.ts';
import { CALLS_OF_A_USER } from './rate-limit.ts';

/** The claims of a token for SQL; a sign-up token has no session. */
interface Claimed {
  readonly user: RawBuilder<string>;
  readonly role: RawBuilder<string>;
  readonly session: RawBuilder<string | null>;
}

/**
 * An SQL condition that is true if a token is still valid at a moment: the user exists and has that role, and the
 * session is theirs and has not ended. Provided by the domain that stores sessions.
 */
export type LiveActor = (claimed: Claimed, now: RawBuilder<Date>) => RawBuilder<boolean>;

/** A caller's state in the database. */
export interface CallerState {
  /** How far the product's clock is ahead of the machine's, in milliseconds. */
  readonly offset_ms: number;
  readonly is_live: boolean;
  /** The user's calls in the current window, including those of this batch; null for a caller who is not admitted. */
  readonly calls: number | null;
  /** End of the window. */
  readonly ends_at: Date | null;
}

/**
 * Reads for many callers at once the time, whether their tokens are still valid, and how often they have called,
 * including these calls. A rejected call is not counted, so nobody can use up another's limit with an old token.
 */
export async function admitActors(
  db: Db,
  actors: readonly Actor[],
  liveActor: LiveActor,
): Promise<readonly CallerState[]> {
  const { name, seconds } = CALLS_OF_A_USER;
  const claimed = {
    user: sql<string>`arrival.who`,
    role: sql<string>`arrival.role`,
    session: sql<string | null>`arrival.session`,
  };
  const { rows } = await sql<CallerState>`
    with moment as (
      select offset_ms, ${new Date()}::timestamptz + offset_ms * interval '1 millisecond' as now from clock
    ), arrivals as (
      select place, ${`${name}:`} || who as key, offset_ms, now, ${liveActor(claimed, sql`moment.now`)} as is_live
      from moment, unnest(
        ${actors.map(({ userId }) => userId)}::uuid[],
        ${actors.map(({ role }) => role)}::text[],
        ${actors.map(({ sessionId }) => sessionId)}::uuid[]
      ) with ordinality as arrival (who, role, session, place)
    ), windows as (
      insert into rate_limits as kept (key, ends_at, calls)
      select key, max(now) + ${seconds} * interval '1 second', count(*) from arrivals where is_live
      group by key order by key
      on conflict (key) do update set
        calls = case when kept.ends_at <= (select now from moment) then excluded.calls else kept.calls + excluded.calls end,
        ends_at = case when kept.ends_at <= (select now from moment) then excluded.ends_at else kept.ends_at end
      returning key, calls, ends_at
    )
    select offset_ms, is_live, calls, ends_at from arrivals left join windows using (key) order by place`.execute(
    db,
  );
  return rows;
}
