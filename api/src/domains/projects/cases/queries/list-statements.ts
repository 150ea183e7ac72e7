import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectStatementPage, type StatementView } from '../../../../views/statements.ts';
import { fileReply, type FileLinks } from '../../../files/index.ts';
import { hadCase } from '../../life-cycle/activity.repository.ts';
import { requireWorkAccess } from '../../life-cycle/project-access.ts';

type Statement = Reply<'GET /api/projects/case/statements'>['statements'][number];

/**
 * What both sides have stated in the case of a project, for them and for managers. The contacts are for managers alone.
 *
 * @throws AppError `notFound` for everybody else, and for managers of a project that never had a case
 */
export async function listStatements(
  db: Db,
  { project_id, ...part }: Query<'GET /api/projects/case/statements'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/projects/case/statements'>> {
  const { project } = await requireWorkAccess(db, project_id, actor);
  const isManager = actor.role === 'manager';
  if (isManager && !(await hadCase(db, project))) throw new AppError('notFound');
  const { rows, total } = await selectStatementPage(
    db,
    project_id,
    isManager ? 'manager' : actor.userId,
    part,
  );
  const all = await Promise.all(rows.map((row) => statementReply(row, links, now)));
  return {
    statements: isManager ? all : all.map((statement) => ({ ...statement, contacts: null })),
    ...pagingOf(total, part.page),
  };
}

/** A statement for managers. */
export const statementReply = async (
  row: StatementView,
  links: FileLinks,
  now: Date,
): Promise<Statement> => ({
  id: row.id,
  kind: row.kind,
  author: { id: row.author_id, first_name: row.first_name, last_name: row.last_name },
  text: row.text,
  files: await Promise.all(row.files.map((file) => fileReply(file, links, now))),
  contacts: row.contacts,
  created_at: new Date(row.created_at).toISOString(),
});
