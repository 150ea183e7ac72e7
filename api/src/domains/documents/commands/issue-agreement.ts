import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { requireWorkAccess, type ProjectAccess } from '../../projects/index.ts';
import { findOrIssueDocument } from '../issue-document.ts';
import { draftAgreement } from '../queries/draft-agreement.ts';
import { agreementStatus } from '../rules/agreement-status.ts';
import { documentName } from '../rules/document-name.ts';
import type { IssuedDocument } from '../rules/facts.ts';

/**
 * Status and number of a project's agreement.
 *
 * @throws AppError `notFound` for all but the project's parties and the manager
 */
export async function showAgreement(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/projects/project_card/agreement'>> {
  const access = await requireWorkAccess(db, projectId, actor);
  const { status: stage, freelancer_id } = access.project;
  const status = agreementStatus(stage, freelancer_id !== null);
  if (status === 'pending') return { status, agreement_number: null };
  const { number } = await agreementOf(db, access, now);
  return { status, agreement_number: documentName('agreement', number) };
}

/**
 * The agreement between the customer and the executor of a project. It states the facts of the executor's assignment
 * and is issued on the first request; each assignment has its own.
 *
 * @throws AppError `notFound` for all but the project's parties and the manager; `stateChanged` without an executor
 */
export async function findOrIssueAgreement(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<IssuedDocument<'agreement'>> {
  return agreementOf(db, await requireWorkAccess(db, projectId, actor), now);
}

async function agreementOf(db: Db, access: ProjectAccess, now: Date): Promise<IssuedDocument<'agreement'>> {
  const { assignmentId: subjectId, facts } = await draftAgreement(db, access, now);
  const draft = async () => ({ write: () => facts });
  return findOrIssueDocument(db, { kind: 'agreement', subjectId, draft }, now);
}
