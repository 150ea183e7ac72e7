import { sql, type RawBuilder } from 'kysely';

/**
 * Projects that have had a response and the moment of the first one: `project_id`, `at`. From the activities: a response
 * ends when it is withdrawn or its freelancer is chosen.
 */
export const firstResponses = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select project_id, min(at) as at from project_activities where what = 'responded' and ${condition} group by 1`;
