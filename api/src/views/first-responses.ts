import { sql, type RawBuilder } from 'kysely';

/** Projects with a response and the moment of the first one: `project_id`, `at`. */
export const firstResponses = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select project_id, min(created_at) as at from responses where ${condition} group by 1`;
