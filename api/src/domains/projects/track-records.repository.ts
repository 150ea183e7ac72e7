import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

interface RecordRow {
  readonly id: string;
  readonly finished_projects: number;
  readonly response_hours: number | null;
}

/** Completed projects of freelancers, and the hours they took on average to answer an invitation. */
export async function selectTrackRecords(db: Db, freelancerIds: readonly string[]): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select f.id,
      (select count(*) from projects p where p.freelancer_id = f.id and p.status = 'completed') as finished_projects,
      (select avg(extract(epoch from i.answered_at - i.created_at) / 3600)::float8 from invitations i
        where i.freelancer_id = f.id and i.answered_at is not null) as response_hours
    from unnest(${freelancerIds}::uuid[]) as f (id)`.execute(db);
  return rows;
}
