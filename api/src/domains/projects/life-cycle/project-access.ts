import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { canChoose, canSeeWork } from './rules/party.ts';
import { NO_CANDIDACY, type Situation, type Viewer } from './rules/project-state.ts';
import { viewerOf } from './viewer-of.ts';

/** A project, and somebody who may read of it what not everybody may. */
export interface ProjectAccess {
  readonly project: ProjectRecord;
  readonly viewer: Viewer;
}

/**
 * The project for somebody who may read what its parties exchange: owner, executor and manager.
 *
 * @throws AppError `notFound` for everybody else
 */
export const requireWorkAccess = (db: Db, projectId: string, actor: Actor): Promise<ProjectAccess> =>
  requireAccess(db, projectId, actor, canSeeWork);

/**
 * The project for somebody who may read who wants it and what was paid for it: owner and manager.
 *
 * @throws AppError `notFound` for everybody else
 */
export const requireOwnerAccess = (db: Db, projectId: string, actor: Actor): Promise<ProjectAccess> =>
  requireAccess(db, projectId, actor, canChoose);

async function requireAccess(
  db: Db,
  projectId: string,
  actor: Actor,
  mayRead: (situation: Omit<Situation, 'now'>) => boolean,
): Promise<ProjectAccess> {
  const project = await selectProject(db, projectId);
  const viewer = viewerOf(actor);
  // Candidates are given neither access, so their candidacy need not be read.
  if (!project || !mayRead({ project, viewer, candidacy: NO_CANDIDACY })) throw new AppError('notFound');
  return { project, viewer };
}
