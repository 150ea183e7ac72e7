import { PROJECT_ACTIVITIES, type ProjectActivity } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pageOf, pagingOf, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectActivities, type ActivityRow } from '../../../../views/project-feed.ts';
import { selectImprovements, selectResults } from '../../../../views/work.ts';
import type { FileLinks } from '../../../files/index.ts';
import { requireWorkAccess } from '../../life-cycle/project-access.ts';
import { improvementReply, resultReply } from '../work-reply.ts';

type Activity = Reply<'GET /api/projects/project_card/activity'>['activity'][number];

/** Activities about other candidates are hidden from the executor. */
export const ABOUT_CANDIDATES: readonly ProjectActivity[] = [
  'invited',
  'responded',
  'response_withdrawn',
  'invitation_declined',
];

/** The latest delivered version. Throws `notFound` if there is none, and for all who are no party to the project. */
export async function readLatestResult(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/customer/result'>> {
  await requireWorkAccess(db, projectId, actor);
  const [latest] = await selectResults(db, projectId);
  if (!latest) throw new AppError('notFound');
  const { version, result, links: addresses, files } = await resultReply(latest, links, now);
  return { version, result, links: addresses, files };
}

/** All delivered versions, newest first. */
export async function listResults(
  db: Db,
  { projectId, page }: Query<'GET /api/projects/project_card/results'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/projects/project_card/results'>> {
  await requireWorkAccess(db, projectId, actor);
  const { rows, paging } = pageOf(await selectResults(db, projectId), page);
  return { results: await Promise.all(rows.map((row) => resultReply(row, links, now))), ...paging };
}

/** All requests for changes, newest first. */
export async function listImprovements(
  db: Db,
  { project_id, page }: Query<'GET /api/projects/project_card/improvements'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/projects/project_card/improvements'>> {
  await requireWorkAccess(db, project_id, actor);
  const { rows, paging } = pageOf(await selectImprovements(db, project_id), page);
  return { improvements: await Promise.all(rows.map((row) => improvementReply(row, links, now))), ...paging };
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
  return { activity: rows.map(activityReply), ...pagingOf(total, page) };
}

/** An activity in a reply. */
export const activityReply = ({
  id,
  what,
  at,
  share,
  actor_id,
  first_name,
  last_name,
}: ActivityRow): Activity => ({
  id,
  what,
  actor:
    actor_id === null ? null : { id: actor_id, first_name: first_name ?? '', last_name: last_name ?? '' },
  at: at.toISOString(),
  ...(share !== null && { share }),
});
