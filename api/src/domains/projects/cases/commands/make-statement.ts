import type { MessageKind } from '@metier/contract';
import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { addMessage } from '../../../conversations/index.ts';
import { attachFiles, type FileLinks } from '../../../files/index.ts';
import { replyOf, type SentMessage } from '../../conversation/commands/write-message.ts';
import { mailIfUnread, publishMessage } from '../../conversation/publish-message.ts';
import { loadProjectContext, requireTransition, throwConflict } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { lockVersion } from '../../projects.repository.ts';
import type { ProjectRecord } from '../../projects.table.ts';

/**
 * Adds a statement to an open case: a message that cannot be changed or deleted. The other side is mailed if it stays
 * unread. Source: product.md §12, Cases.
 *
 * @throws AppError `notFound`; `stateChanged` without an open case, and for files that cannot be sent
 */
export async function makeStatement(
  trx: Trx,
  actor: Actor,
  { project_id, text, file_ids }: Body<'POST /api/projects/case/statement'>,
  now: Date,
  links: FileLinks,
): Promise<Reply<'POST /api/projects/case/statement'>> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  requireTransition('make_statement', context);
  const { project } = context;
  // The case cannot end meanwhile.
  if (!(await lockVersion(trx, project))) return throwConflict(trx, 'make_statement', context);
  const sent = await addStatement(trx, project, actor, { kind: 'statement', text, file_ids }, now);
  if (!sent) throw new Error('A case in which one can state something has two sides');
  await publishMessage(trx, project, sent.message.freelancer_id, now);
  await mailIfUnread(trx, project, actor, sent.message, now);
  return replyOf(trx, sent, links, now);
}

/** Adds a statement of one side; a comment on an agreement is an ordinary message. */
interface Stated {
  readonly kind: MessageKind;
  readonly text: string | undefined;
  readonly file_ids: readonly string[] | undefined;
}

/**
 * Writes what one side states into the conversation with the executor. Undefined without an executor, when there is
 * nobody to read it, and where nothing is stated.
 *
 * @throws AppError `invalidInput` for files without an executor: there is no conversation that could have them
 */
export async function addStatement(
  trx: Trx,
  { id: project_id, customer_id, freelancer_id }: ProjectRecord,
  { userId: author_id }: Actor,
  { kind, text, file_ids = [] }: Stated,
  now: Date,
): Promise<SentMessage | undefined> {
  if (freelancer_id === null && file_ids.length > 0)
    throw new AppError('invalidInput', { file_ids: 'unknown' });
  if (freelancer_id === null || (text === undefined && file_ids.length === 0)) return undefined;
  const said = { project_id, freelancer_id, customer_id, author_id, kind, text: text?.trim() ?? '' };
  const message = await addMessage(trx, said, now);
  const subject = { project_id, message_id: message.id };
  return { message, files: await attachFiles(trx, author_id, subject, file_ids) };
}
