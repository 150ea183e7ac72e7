import type { Reply } from '@metier/contract/operations';
import { boundedPagingOf, pagingOf, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { viewerOf } from '../life-cycle/viewer-of.ts';
import type { ProjectFilter, ProjectScope } from '../../../views/project-filter.ts';
import { selectProjectPage } from '../../../views/project-page.ts';
import { openProjectColumns } from '../../../views/open-projects.ts';
import { openProjectReply, projectRowReply } from './project-reply.ts';

/** A page of projects as shown to the actor, newest first. Those `ordered` or `executed` are the actor's own. */
export async function listProjects(
  db: Db,
  scope: ProjectScope,
  actor: Actor,
  filter: ProjectFilter,
  now: Date,
): Promise<Reply<'GET /api/projects'>> {
  const page = await selectProjectPage(db, scope, actor.userId, filter, now);
  const { rows, total, size, byStatus, isBounded } = page;
  const viewer = viewerOf(actor);
  return {
    projects: rows.map((row) => projectRowReply(row, viewer, now)),
    ...(byStatus && { by_status: byStatus }),
    ...(isBounded ? boundedPagingOf : pagingOf)(total, filter.page, size),
  };
}

/** Paid projects without executor, by default those of the freelancer's own categories. */
export async function listOpenProjects(
  db: Db,
  actor: Actor,
  filter: ProjectFilter,
  now: Date,
): Promise<Reply<'GET /api/freelancers/open_projects'>> {
  const further = openProjectColumns(now);
  const { rows, total } = await selectProjectPage(db, 'open', actor.userId, filter, now, further);
  const viewer = viewerOf(actor);
  return {
    projects: rows.map((row) => openProjectReply(row, viewer, now)),
    ...pagingOf(total, filter.page),
  };
}
