import { LIMITS, STARS } from '@metier/contract';
import type { Review } from '@metier/contract/operations';
import { sql, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { photoOf } from './photos.ts';

type ReviewRow = Selectable<Tables['reviews']>;

/** An open review with its author and the service of its project. */
interface ReviewView extends ReviewRow {
  readonly author: Review['author'];
  readonly category_id: number;
}

/** A page of reviews with the figures of all of them. */
interface ReviewPage {
  readonly rows: ReviewView[];
  readonly total: number;
  /** To two decimals; null without reviews. */
  readonly average: number | null;
  /** Number of reviews with one star, two, up to five. */
  readonly distribution: number[];
}

const countOf = (stars: number) => sql`(count(*) filter (where stars = ${stars}))::int`;

const AUTHOR = sql`json_build_object(
  'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'photo', ${photoOf('u.id')}
) as author`;

/**
 * One page of a person's open reviews, of all or of a number of stars, latest first, with mean and distribution of all.
 */
export async function selectReviewPage(
  db: Db,
  subjectId: string,
  now: Date,
  { stars, page }: { readonly stars?: number | undefined; readonly page?: number | undefined },
): Promise<ReviewPage> {
  const open = sql`from reviews where subject_id = ${subjectId} and removed_at is null and opens_at <= ${now}`;
  const listed = stars === undefined ? open : sql`${open} and stars = ${stars}`;
  const { rows } = await sql<ReviewView & ReviewPage>`
    select counted.*, found.*
    from (
      select count(*) as total, round(avg(stars), 2)::float8 as average, array[${sql.join(STARS.map(countOf))}] as distribution
      ${open}
    ) counted
    left join lateral (
      select r.*, ${AUTHOR}, p.category_id
      from (select * ${listed} order by opens_at desc, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}) r
      join users u on u.id = r.author_id join projects p on p.id = r.project_id
    ) found on true
    order by found.opens_at desc, found.id`.execute(db);
  const { average = null, distribution = [] } = rows[0] ?? {};
  return { ...countedPage(rows), average, distribution };
}

/** A review of a project with its author, and whether they have objected to its removal. */
export interface ProjectReviewView extends ReviewRow {
  readonly author: Review['author'];
  readonly objected: boolean;
}

/** All reviews of a project, earliest first, including sealed and removed ones. */
export async function selectProjectReviews(db: Db, projectId: string): Promise<ProjectReviewView[]> {
  const { rows } = await sql<ProjectReviewView>`
    select r.*, ${AUTHOR}, exists (select from support_requests s where s.review_id = r.id) as objected
    from reviews r join users u on u.id = r.author_id
    where r.project_id = ${projectId} order by r.written_at, r.id`.execute(db);
  return rows;
}
