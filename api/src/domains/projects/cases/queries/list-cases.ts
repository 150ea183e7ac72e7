import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { FileLinks } from '../../../files/index.ts';
import type { Viewer } from '../../life-cycle/rules/project-state.ts';
import { resultReply } from '../../work/work-reply.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { projectReply } from '../../queries/project-reply.ts';
import { statementReply } from './list-statements.ts';
import { selectCasePage, type CaseView } from '../../../../views/cases.ts';

type CaseReply = Reply<'GET /api/manager/cases'>['cases'][number];

/**
 * One page of the open cases with what a manager needs for a decision: disputes first, oldest first. Source: product.md
 * §5.
 */
export async function listCases(
  db: Db,
  manager: Actor,
  filter: Query<'GET /api/manager/cases'>,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/manager/cases'>> {
  const { rows, total, counts } = await selectCasePage(db, manager.userId, filter, now);
  return {
    cases: await Promise.all(rows.map((row) => caseReply(row, viewerOf(manager), now, links))),
    ...(counts && { counts }),
    ...pagingOf(total, filter.page, LIMITS.managersPageSize),
  };
}

async function caseReply(view: CaseView, viewer: Viewer, now: Date, links: FileLinks): Promise<CaseReply> {
  const { since, by, statements, statements_total, latest_result, improvements } = view;
  return {
    project: await projectReply(view, viewer, now, links),
    since: since.toISOString(),
    by,
    statements: await Promise.all(statements.map((row) => statementReply(row, links, now))),
    statements_total,
    latest_result: latest_result && (await resultReply(latest_result, links, now)),
    improvements,
  };
}
