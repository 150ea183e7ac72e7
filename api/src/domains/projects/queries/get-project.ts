import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { FileLinks } from '../../files/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { candidacyOf } from '../life-cycle/rules/candidacy.ts';
import { canSee } from '../life-cycle/rules/party.ts';
import { viewerOf } from '../life-cycle/viewer-of.ts';
import { selectProjectView } from '../../../views/project.ts';
import { projectReply } from './project-reply.ts';

/**
 * A project as shown to the actor.
 *
 * @throws AppError `notFound`, also for those who may not see it
 */
export async function getProject(
  db: Db,
  id: string,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/projects/project'>> {
  const project = await selectProjectView(db, id, actor.userId, now);
  const viewer = viewerOf(actor);
  if (!project || !canSee({ project, candidacy: candidacyOf(project), viewer }))
    throw new AppError('notFound');
  return { project: await projectReply(project, viewer, now, links) };
}
