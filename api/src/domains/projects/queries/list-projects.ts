import { PROFILE_CATEGORIES, type ProjectStatus, type ProjectTypeFilter } from '@metier/shared-kit/contract';
import type { Reply } from '@metier/shared-kit/contract/operations';
import { sql, type RawBuilder } from 'kysely';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { categoryIdsOf } from '../../profiles/index.ts';
import { selectProjectPage } from '../project-view.repository.ts';
import { viewerOf } from '../viewer-of.ts';
import { projectRowReply } from './project-reply.ts';

/** Which projects of a list are wanted; without a value, all. */
export interface ProjectFilter {
  readonly type?: readonly ProjectTypeFilter[];
  readonly status?: readonly ProjectStatus[];
  readonly page?: number;
}

type ProjectList = Reply<'GET /api/projects'>;

/** All projects, newest first. */
export const listAllProjects = (db: Db, actor: Actor, filter: ProjectFilter, now: Date): Promise<ProjectList> =>
  list(db, actor, [], filter, now);

/** The projects a customer ordered, newest first. */
export const listOrderedProjects = (db: Db, actor: Actor, filter: ProjectFilter, now: Date): Promise<ProjectList> =>
  list(db, actor, [sql`p.customer_id = ${actor.userId}`], filter, now);

/** The projects a freelancer is or was the executor of, newest first. */
export const listExecutedProjects = (db: Db, actor: Actor, filter: ProjectFilter, now: Date): Promise<ProjectList> =>
  list(db, actor, [sql`p.freelancer_id = ${actor.userId}`], filter, now);

/** Projects with an open case, newest first. */
export const listCases = (db: Db, actor: Actor, filter: ProjectFilter, now: Date): Promise<ProjectList> =>
  list(db, actor, [sql`p.case_state <> 'none'`], filter, now);

/** Paid projects that look for an executor, in the freelancer's own categories unless types are named. */
export async function listOpenProjects(db: Db, actor: Actor, filter: ProjectFilter, now: Date): Promise<ProjectList> {
  const isOpen = sql`p.status = 'paid' and p.freelancer_id is null and p.case_state = 'none'`;
  const type = filter.type ?? (await ownTypes(db, actor.userId));
  return list(db, actor, [isOpen], { ...filter, type }, now);
}

/** Types of the categories in the freelancer's profile; none, which filters nothing, while they name none. */
async function ownTypes(db: Db, freelancerId: string): Promise<ProjectTypeFilter[]> {
  const ids = await categoryIdsOf(db, freelancerId);
  return PROFILE_CATEGORIES.filter(({ id }) => ids.includes(id)).map(({ type }) => type);
}

async function list(
  db: Db,
  actor: Actor,
  conditions: readonly RawBuilder<unknown>[],
  { type = [], status = [], page = 1 }: ProjectFilter,
  now: Date,
): Promise<ProjectList> {
  const wanted = [...conditions];
  if (type.length > 0) wanted.push(sql`p.type = any (${type}::text[])`);
  if (status.length > 0) wanted.push(sql`p.status = any (${status}::text[])`);
  const matches = wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`;
  const { rows, total } = await selectProjectPage(db, actor.userId, matches, page);
  const viewer = viewerOf(actor);
  return { projects: rows.map((row) => projectRowReply(row, viewer, now)), ...pagingOf(total, page) };
}
