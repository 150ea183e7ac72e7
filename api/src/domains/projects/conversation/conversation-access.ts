import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasConversation, type ConversationId } from '../../conversations/index.ts';
import { findCandidacy, type CandidacyFacts } from '../../invitations/index.ts';
import { hadCase } from '../life-cycle/activity.repository.ts';
import { selectProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** A conversation that the caller may read. */
export interface ConversationAccess {
  readonly project: ProjectRecord;
  readonly freelancerId: string;
  readonly canWrite: boolean;
}

/**
 * The conversation of a project with a freelancer, for both of them; that with the executor also for managers, once
 * there was a case. Source: product.md §12.
 *
 * @throws AppError `notFound` for everybody else, and for a freelancer without relation to the project
 */
export async function requireConversation(
  db: Db,
  id: ConversationId,
  actor: Actor,
  now: Date,
): Promise<ConversationAccess> {
  const { project_id: projectId, freelancer_id: freelancerId } = id;
  const project = await selectProject(db, projectId);
  if (!project || !(await mayRead(db, project, freelancerId, actor))) throw new AppError('notFound');
  if (project.freelancer_id === freelancerId)
    return { project, freelancerId, canWrite: actor.role !== 'manager' };
  const candidacy = await findCandidacy(db, projectId, freelancerId, now);
  if (!wasConsidered(candidacy) && !(await hasConversation(db, id))) throw new AppError('notFound');
  return { project, freelancerId, canWrite: isOpen(project) && actor.role !== 'manager' };
}

/**
 * The same, for writing.
 *
 * @throws AppError also `stateChanged` once the project went to another freelancer
 */
export async function requireWritableConversation(
  db: Db,
  id: ConversationId,
  actor: Actor,
  now: Date,
): Promise<ConversationAccess> {
  const access = await requireConversation(db, id, actor, now);
  if (!access.canWrite) throw new AppError('stateChanged', { conversation: 'closed' });
  return access;
}

async function mayRead(
  db: Db,
  project: ProjectRecord,
  freelancerId: string,
  { userId, role }: Actor,
): Promise<boolean> {
  if (role === 'customer') return userId === project.customer_id;
  if (role === 'freelancer') return userId === freelancerId;
  return freelancerId === project.freelancer_id && hadCase(db, project);
}

const isOpen = ({ status, freelancer_id }: ProjectRecord): boolean =>
  status === 'paid' && freelancer_id === null;

/** Was invited, whatever the answer, or responded, possibly to an earlier version of the brief. */
const wasConsidered = ({ invitation_state, ever_responded }: CandidacyFacts): boolean =>
  invitation_state !== null || ever_responded;
