import { command, route, type Route } from '../../../platform/http/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { getProject } from '../queries/get-project.ts';
import { makeStatement } from './commands/make-statement.ts';
import { answerRefund, refundProject } from './commands/refund-project.ts';
import { acceptOffer, offerShare, withdrawOffer } from './commands/settle-by-offer.ts';
import { appeal, complain, resolveCase } from './commands/settle-case.ts';
import { releaseCase, takeCase } from './commands/take-case.ts';
import { listCases } from './queries/list-cases.ts';
import { listStatements } from './queries/list-statements.ts';

/** The calls of refunds, complaints and the cases that they open. Source: product.md §§2, 12. */
export const caseRoutes = (links: FileLinks): readonly Route[] => [
  command('POST /api/customer/refund', async ({ trx, actor, body, now }) => {
    await refundProject(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/freelancer/refund', async ({ trx, actor, body, now }) => {
    await answerRefund(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/customers/projects/complain', async ({ trx, actor, body, now }) => {
    await complain(trx, actor, body, now);
    return {};
  }),
  route('GET /api/projects/case/statements', ({ db, actor, query, now }) =>
    listStatements(db, query, actor, now, links),
  ),
  command('POST /api/projects/case/statement', ({ trx, actor, body, now }) =>
    makeStatement(trx, actor, body, now, links),
  ),
  command('POST /api/projects/case/offer', async ({ trx, actor, body, now }) => {
    await offerShare(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/projects/case/withdraw_offer', async ({ trx, actor, body, now }) => {
    await withdrawOffer(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/projects/case/accept_offer', async ({ trx, actor, body, now }) => {
    await acceptOffer(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/projects/case/appeal', async ({ trx, actor, body, now }) => {
    await appeal(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  route('GET /api/manager/cases', ({ db, actor, query, now }) => listCases(db, actor, query, now, links)),
  command('POST /api/manager/cases/take', async ({ trx, actor, body, now }) => {
    await takeCase(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/manager/cases/release', async ({ trx, actor, body, now }) => {
    await releaseCase(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/manager/cases/resolve', async ({ trx, actor, body, now }) => {
    await resolveCase(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
];
