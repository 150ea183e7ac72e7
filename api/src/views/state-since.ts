import { CASE_CHANGES } from '@metier/contract';
import { sql } from 'kysely';
import { literals } from '../platform/db/index.ts';

/**
 * Since when a project `p` is created, completed, refunded or in dispute; null in any other state. The last activity of
 * a refunded project is its refund.
 */
export const stateSince = sql`case
  when p.case_state = 'disputed' then (
    select max(a.at) from project_activities a where a.project_id = p.id and a.what in (${literals(CASE_CHANGES)})
  )
  when p.status = 'created' then p.created_at
  when p.status = 'completed' then p.completed_at
  when p.status = 'refunded' then (select max(a.at) from project_activities a where a.project_id = p.id)
end`;
