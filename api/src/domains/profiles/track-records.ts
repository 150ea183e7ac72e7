import type { Db } from '../../platform/db/index.ts';

/** How a freelancer has done so far. */
interface TrackRecord {
  readonly finished_projects: number;
  /** Hours they took on average to answer an invitation; null before the first. */
  readonly response_hours: number | null;
}

/** Looks up the records of some freelancers at once; given by whoever keeps projects. */
export type TrackRecords = (
  db: Db,
  freelancerIds: readonly string[],
) => Promise<(freelancerId: string) => TrackRecord>;
