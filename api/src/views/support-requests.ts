import { LIMITS, REQUEST_STATES, type RequestState, type Role } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  countedFor,
  countedPage,
  countsOf,
  hitsOf,
  likeOf,
  rowsBefore,
  type CountsOf,
  type Db,
} from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { photoOf } from './photos.ts';

/** A message of a support request; a timestamp in JSON of the database is text. */
interface MessageColumns {
  readonly id: string;
  readonly text: string;
  readonly created_at: string;
  readonly author: { readonly id: string; readonly first_name: string; readonly last_name: string };
}

/** A support request with its project and messages. */
export interface RequestColumns extends Selectable<Tables['support_requests']> {
  readonly project_name: string | null;
  readonly messages: readonly MessageColumns[];
}

/** A support request with its author. */
export interface RequestView extends RequestColumns {
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: Photo | null;
  readonly email: string;
  readonly type_client: Role;
}

/** Columns of a request `r`. */
const requestColumns = sql`r.*,
  (select name from projects where id = r.project_id) as project_name,
  (select coalesce(json_agg(json_build_object('id', m.id, 'text', m.text, 'created_at', m.created_at,
      'author', json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name)) order by m.number), '[]')
    from support_messages m join users a on a.id = m.author_id where m.request_id = r.id) as messages`;

/** Filter of requests; all by default. */
interface RequestFilter {
  readonly state?: RequestState;
  readonly search?: string;
  readonly user_id?: string;
  readonly project_id?: string;
  readonly page?: number;
}

interface RequestPage {
  readonly rows: RequestView[];
  readonly total: number;
  /** Without the filter by state; undefined for a search that reads one request after the other. */
  readonly counts: CountsOf<RequestState> | undefined;
  /** True if the total is counted no further than `countedFor`. */
  readonly isBounded: boolean;
}

/** Rows of a page of managers. */
const SIZE = LIMITS.managersPageSize;

/**
 * One page of requests, their number, and that of each state: open ones first, oldest first; then the latest answered;
 * then closed ones.
 */
export async function selectRequests(
  db: Db,
  { state, search, user_id, project_id, page }: RequestFilter,
): Promise<RequestPage> {
  const isOfPerson = user_id === undefined ? sql`true` : sql`r.user_id = ${user_id}`;
  const isOfProject = project_id === undefined ? sql`true` : sql`r.project_id = ${project_id}`;
  const like = search?.trim() ? likeOf(search.trim()) : undefined;
  const hits = like === undefined ? undefined : await findRequests(db, like);
  const isBounded = like !== undefined && hits === undefined;
  const isFound = hits ? sql`r.id = any (${hits}::uuid[])` : like === undefined ? sql`true` : hasWords(like);
  const inAnyState = sql`${isOfPerson} and ${isOfProject} and ${isFound}`;
  const matches = sql`${inState(state)} and ${inAnyState}`;
  const ofState = (one: RequestState) =>
    sql`select from support_requests r where ${inState(one)} and ${inAnyState}`;
  const counts = isBounded ? sql`null::json` : countsOf(REQUEST_STATES, ofState);
  const order = (of: 'r' | 'found') =>
    sql.raw(
      `${of}.closed_at desc nulls first, ${of}.answered_at desc nulls first, ${of}.waiting_since, ${of}.id`,
    );
  const { rows } = await sql<RequestView & { total: number; counts: CountsOf<RequestState> | null }>`
    select counted.*, found.*
    from (
      select count(*) as total, ${counts} as counts
      from (select from support_requests r where ${matches} limit ${isBounded ? countedFor(page, SIZE) : null}) matching
    ) counted
    left join lateral (
      select ${requestColumns}, u.first_name, u.last_name, ${photoOf('u.id')} as photo, u.email, u.type_client
      from support_requests r
      join users u on u.id = r.user_id
      where ${matches}
      order by ${order('r')}
      limit ${SIZE} offset ${rowsBefore(page, SIZE)}
    ) found on true
    order by ${order('found')}`.execute(db);
  return { ...countedPage(rows), counts: rows[0]?.counts ?? undefined, isBounded };
}

/** One page of a person's requests and their number, the newest first. */
export async function selectOwnRequests(
  db: Db,
  userId: string,
  page?: number,
): Promise<{ rows: RequestColumns[]; total: number }> {
  const { rows } = await sql<RequestColumns & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from support_requests where user_id = ${userId}) counted
    left join lateral (
      select ${requestColumns} from support_requests r where r.user_id = ${userId}
      order by r.created_at desc, r.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return countedPage(rows);
}

/** Whether a person is the customer or the freelancer of a project. */
export async function selectIsParty(db: Db, userId: string, projectId: string): Promise<boolean> {
  const { rows } = await sql`
    select from projects where id = ${projectId} and ${userId} in (customer_id, freelancer_id)`.execute(db);
  return rows.length > 0;
}

/** The project of a review that a manager has removed; undefined unless the person wrote it. */
export async function selectProjectOfRemovedReview(
  db: Db,
  userId: string,
  reviewId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from reviews
    where id = ${reviewId} and author_id = ${userId} and removed_at is not null`.execute(db);
  return rows[0]?.project_id;
}

function inState(state: RequestState | undefined): RawBuilder<unknown> {
  if (state === undefined) return sql`true`;
  if (state === 'closed') return sql`r.closed_at is not null`;
  return state === 'open'
    ? sql`r.closed_at is null and r.answered_at is null`
    : sql`r.closed_at is null and r.answered_at is not null`;
}

const isQuestion = (like: string) => sql`r.name || ' ' || r.description ilike ${like}`;
const isPerson = (like: string) => sql`first_name || ' ' || last_name || ' ' || email ilike ${like}`;

/**
 * Ids of the requests with the words in the question, or in the name or email address of its author; undefined if those
 * people or the requests are too many.
 */
async function findRequests(db: Db, like: string): Promise<string[] | undefined> {
  const people = await hitsOf(db, sql`select id from users where ${isPerson(like)}`);
  return (
    people &&
    hitsOf(
      db,
      sql`select r.id from support_requests r where ${isQuestion(like)} or r.user_id = any (${people}::uuid[])`,
    )
  );
}

/** The same for one request. */
const hasWords = (like: string) => sql`(
  ${isQuestion(like)} or (select ${isPerson(like)} from users where id = r.user_id))`;
