import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { loadProjectContext } from './project-context.ts';
import { canChoose, canSee, canSeeWork } from './rules/party.ts';
import { NO_CANDIDACY, type Situation, type Viewer } from './rules/project-state.ts';
import { viewerOf } from './viewer-of.ts';

/** A project and a viewer with access to its details. */
export interface ProjectAccess {
  readonly project: ProjectRecord;
  readonly viewer: Viewer;
}

/**
 * The project for viewers who may read the parties' work: owner, executor and manager.
 *
 * @throws AppError `notFound` for everybody else
 */
export const requireWorkAccess = (db: Db, projectId: string, actor: Actor): Promise<ProjectAccess> =>
  requireAccess(db, projectId, actor, canSeeWork);

/**
 * The project for viewers who may read its candidates and payment: owner and manager.
 *
 * @throws AppError `notFound` for everybody else
 */
export const requireOwnerAccess = (db: Db, projectId: string, actor: Actor): Promise<ProjectAccess> =>
  requireAccess(db, projectId, actor, canChoose);

/**
 * The project for viewers who may read the brief: also freelancers to whom the project is open.
 *
 * @throws AppError `notFound` for everybody else
 */
export async function requireBriefAccess(db: Db, projectId: string, actor: Actor, now: Date): Promise<void> {
  if (!canSee(await loadProjectContext(db, projectId, viewerOf(actor), now))) throw new AppError('notFound');
}

async function requireAccess(
  db: Db,
  projectId: string,
  actor: Actor,
  mayRead: (situation: Omit<Situation, 'now'>) => boolean,
): Promise<ProjectAccess> {
  const project = await selectProject(db, projectId);
  const viewer = viewerOf(actor);
  // Candidates have neither access, so their candidacy is not read.
  if (!project || !mayRead({ project, viewer, candidacy: NO_CANDIDACY })) throw new AppError('notFound');
  return { project, viewer };
}
