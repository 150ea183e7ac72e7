import type { TrackRecords } from '../../profiles/index.ts';
import { selectTrackRecords } from '../track-records.repository.ts';

/** How freelancers did so far. */
export const trackRecords: TrackRecords = async (db, freelancerIds) => {
  const rows = await selectTrackRecords(db, freelancerIds);
  const records = new Map(rows.map(({ id, ...record }) => [id, record]));
  return (id) => records.get(id) ?? { finished_projects: 0, response_hours: null };
};
