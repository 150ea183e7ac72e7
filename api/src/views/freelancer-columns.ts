import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import type { Photo, Rating } from '@metier/contract/operations';
import { coversOf } from './covers.ts';
import { photoOf } from './photos.ts';

/** A freelancer as shown to others. */
export interface FreelancerView {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly about_me: string;
  readonly links: string[];
  readonly contacts: string;
  readonly category_ids: number[];
  readonly languages: string[];
  readonly free: boolean;
  readonly verified: boolean;
  readonly finished_projects: number;
  /** Average hours to answer an invitation; null before the third answer. */
  readonly response_hours: number | null;
  /** Percent of deadlines kept; null before the third. */
  readonly on_time_percent: number | null;
  readonly rating: Rating | null;
  readonly photo: Photo | null;
}

/** Mean and number of the open reviews of the profile `f`; null before the first. */
export const ratingColumn = sql.raw(`
  case when f.review_count > 0 then json_build_object(
    'average', round(f.review_stars::numeric / f.review_count, 2), 'count', f.review_count) end as rating`);

/** Usual response time of the profile `f` in seconds; null while there are too few answers. */
export const usualResponse = sql.raw(
  `case when f.answers >= ${LIMITS.responseSample} then f.response_seconds end`,
);

/**
 * Percent of the deadlines that the profile `f` has kept, rounded down so that 100 means all; null while there are too
 * few. Work that is overdue has missed its deadline, too.
 */
const onTimePercent = (now: Date) => sql`(
  select case when settled + overdue >= ${LIMITS.deadlineSample}::integer then 100 * f.deadlines_kept / (settled + overdue) end
  from (
    select f.deadlines_kept + f.deadlines_missed as settled, count(*)::integer as overdue from projects p
    where p.freelancer_id = f.user_id and p.status = 'progress' and p.case_state = 'none' and p.due_at < ${now}
  ) deadlines
)`;

/** The columns of a `FreelancerView` of a user `u` with the profile `f`. */
export const freelancerColumns = (now: Date) => sql`
  u.id, u.first_name, u.last_name, f.about_me, f.links, f.contacts, f.category_ids, f.languages, f.free, f.verified,
  f.finished_projects, ${usualResponse} / 3600 as response_hours, ${onTimePercent(now)} as on_time_percent,
  ${ratingColumn},
  ${photoOf('u.id')} as photo`;

/** A freelancer as shown on a card. */
export interface FreelancerCardView extends FreelancerView {
  /** Addresses of their works' covers. */
  readonly covers: string[];
}

/** The columns of a `FreelancerCardView` of a user `u` with the profile `f`. */
export const cardColumns = (now: Date) => sql`${freelancerColumns(now)}, ${coversOf('u.id')} as covers`;

/** Membership of a freelancer in a customer's team. */
export interface TeamView {
  readonly favorite: boolean;
  readonly own_team: boolean;
}

/** The columns of a `TeamView`; requires `teamJoin`. */
export const teamColumns = sql.raw(`
  coalesce(t.favorite, false) as favorite, coalesce(t.favorite or t.finished_projects > 0, false) as own_team`);

/** Joins a freelancer `u` with the team `t` of a customer. */
export const teamJoin = (customerId: string) =>
  sql`left join team_members t on t.customer_id = ${customerId} and t.freelancer_id = u.id`;
