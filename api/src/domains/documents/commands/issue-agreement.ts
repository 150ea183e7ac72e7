import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { requireWorkAccess, type ProjectAccess } from '../../projects/index.ts';
import { draftAgreement } from '../queries/draft-agreement.ts';
import { agreementStatus } from '../rules/agreement-status.ts';
import { documentName } from '../rules/document-name.ts';
import type { IssuedDocument } from '../rules/facts.ts';
import { findOrIssueDocument } from './issue-document.ts';

/**
 * Where the agreement about a project stands.
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
 * The agreement between the customer and the executor of a project. It says what was true when the executor was
 * assigned, and is written when it is first asked for; another executor has another agreement.
 *
 * @throws AppError `notFound` for all but the project's parties and the manager; `stateChanged` without an executor
 */
export async function findAgreement(
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
