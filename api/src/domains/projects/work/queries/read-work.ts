import { PROJECT_ACTIVITIES, type ProjectActivity } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pageOf, pagingOf, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectActivities, selectComments } from '../../../../views/project-feed.ts';
import { requireWorkAccess } from '../../life-cycle/project-access.ts';
import { selectImprovements, selectResults } from '../work.repository.ts';

/** Activities about other candidates are hidden from the executor. */
const ABOUT_CANDIDATES: readonly ProjectActivity[] = [
  'invited',
  'responded',
  'response_withdrawn',
  'invitation_declined',
];

/** The latest delivered version. Throws `notFound` before the first, and for all who are no party to the project. */
export async function readLatestResult(
  db: Db,
  projectId: string,
  actor: Actor,
): Promise<Reply<'GET /api/customer/result'>> {
  const { results } = await listResults(db, { projectId }, actor);
  const [latest] = results;
  if (!latest) throw new AppError('notFound');
  return { result: latest.result, version: latest.version };
}

/** All delivered versions, newest first. */
export async function listResults(
  db: Db,
  { projectId, page }: Query<'GET /api/projects/project_card/results'>,
  actor: Actor,
): Promise<Reply<'GET /api/projects/project_card/results'>> {
  await requireWorkAccess(db, projectId, actor);
  const { rows, paging } = pageOf(await selectResults(db, projectId), page);
  return {
    results: rows.map(({ id, version, result, created_at }) => ({
      id,
      version,
      result,
      created_at: created_at.toISOString(),
    })),
    ...paging,
  };
}

/** All requests for changes, newest first. */
export async function listImprovements(
  db: Db,
  { project_id, page }: Query<'GET /api/projects/project_card/improvements'>,
  actor: Actor,
): Promise<Reply<'GET /api/projects/project_card/improvements'>> {
  await requireWorkAccess(db, project_id, actor);
  const { rows, paging } = pageOf(await selectImprovements(db, project_id), page);
  return {
    improvements: rows.map(({ id, comment, created_at }) => ({
      id,
      comment,
      created_at: created_at.toISOString(),
    })),
    ...paging,
  };
}

/** Comments, oldest first. */
export async function listComments(
  db: Db,
  { project_id, page }: Query<'GET /api/projects/project_card/comments'>,
  actor: Actor,
): Promise<Reply<'GET /api/projects/project_card/comments'>> {
  await requireWorkAccess(db, project_id, actor);
  const { rows, total } = await selectComments(db, project_id, page);
  const comments = rows.map(({ id, text, created_at, author_id, first_name, last_name }) => ({
    id,
    text,
    date: created_at.toISOString(),
    commentator: { id: author_id, first_name, last_name },
  }));
  return { comments, ...pagingOf(total, page) };
}

/** Activities of the project, newest first, optionally of some kinds only. */
export async function listActivity(
  db: Db,
  { project_id, what, page }: Query<'GET /api/projects/project_card/activity'>,
  actor: Actor,
): Promise<Reply<'GET /api/projects/project_card/activity'>> {
  const { project } = await requireWorkAccess(db, project_id, actor);
  const hidden = project.freelancer_id === actor.userId ? ABOUT_CANDIDATES : [];
  const kinds = (what ?? PROJECT_ACTIVITIES).filter((kind) => !hidden.includes(kind));
  const { rows, total } = await selectActivities(db, project_id, kinds, page);
  const activity = rows.map(({ id, what: kind, at, actor_id, first_name, last_name }) => ({
    id,
    what: kind,
    actor:
      actor_id === null ? null : { id: actor_id, first_name: first_name ?? '', last_name: last_name ?? '' },
    at: at.toISOString(),
  }));
  return { activity, ...pagingOf(total, page) };
}
