import { sql, type RawBuilder } from 'kysely';

/**
 * Every response that was ever made: `project_id`, `at`. From the activities: a response ends when it is withdrawn or
 * its freelancer is chosen.
 *
 * @param since only those that were made from this moment on
 */
export const responsesMade = (since?: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select project_id, at from project_activities where what = 'responded' ${since ? sql`and at >= ${since}` : sql``}`;
