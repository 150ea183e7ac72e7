import { sql } from 'kysely';
import type { LiveActor } from '../platform/http/index.ts';

/**
 * The user of a token: its role matches, and its session is neither ended nor expired.
 * A sign-up token has no session.
 */
export const liveActor: LiveActor = ({ user, role, session }, now) => sql`(
  exists (select from users where users.id = ${user} and users.type_client = ${role})
  and (${session} is null or exists (
    select from sessions where sessions.id = ${session} and sessions.user_id = ${user}
      and sessions.ended_at is null and sessions.expires_at > ${now})))`;
