import { projectPath, type Cents } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { isOpen, isWanted, wantedTypes } from './open-search.ts';

/** A freelancer whose saved searches find a project. */
export interface SearchAlertRow {
  readonly user_id: string;
  readonly project: string;
  readonly price: Cents;
  /** True if one of the searches alerts at once. */
  readonly at_once: boolean;
}

/**
 * Freelancers to notify of an open project, each once, except those already notified, invited, responding or blocked.
 */
export async function selectSearchAlerts(db: Db, projectId: string): Promise<SearchAlertRow[]> {
  const { rows } = await sql<SearchAlertRow>`
    select s.user_id, p.name as project, p.price, bool_or(s.alert = 'now') as at_once
    from projects p
    join saved_searches s on s.alert <> 'off' and s.user_id <> p.customer_id
    cross join lateral (select ${wantedTypes(sql`s.user_id`, sql`s.types`)} as types) wanted
    where p.id = ${projectId} and ${isOpen}
      and ${isWanted({ types: sql`wanted.types`, patterns: sql`s.patterns`, minBudget: sql`s.min_budget` })}
      and not exists (select from account_blocks b where b.user_id = s.user_id)
      and not exists (select from invitations i where i.project_id = p.id and i.freelancer_id = s.user_id)
      and not exists (select from responses r where r.project_id = p.id and r.freelancer_id = s.user_id)
      and not exists (
        select from notifications n
        where n.user_id = s.user_id and n.event = 'project-found' and n.path = ${projectPath(projectId)}
      )
    group by s.user_id, p.id order by s.user_id`.execute(db);
  return rows;
}
