import { sql } from 'kysely';
import type { TrackRecords } from '../../profiles/index.ts';

interface RecordRow {
  readonly id: string;
  readonly finished_projects: number;
  readonly response_hours: number | null;
}

/** How freelancers did so far: completed projects, and the hours they took to answer invitations. */
export const trackRecords: TrackRecords = async (db, freelancerIds) => {
  const { rows } = await sql<RecordRow>`
    select f.id,
      (select count(*) from projects p where p.freelancer_id = f.id and p.status = 'completed') as finished_projects,
      (select avg(extract(epoch from i.answered_at - i.created_at) / 3600)::float8 from invitations i
        where i.freelancer_id = f.id and i.answered_at is not null) as response_hours
    from unnest(${freelancerIds}::uuid[]) as f (id)`.execute(db);
  const records = new Map(rows.map(({ id, ...record }) => [id, record]));
  return (id) => records.get(id) ?? { finished_projects: 0, response_hours: null };
};
