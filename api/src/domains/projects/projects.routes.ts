import { dayOf } from '@metier/contract';
import { command, languageOf, route, type Route, sendCsv } from '../../platform/http/index.ts';
import type { FileLinks } from '../files/index.ts';
import { copyProject } from './brief/commands/copy-project.ts';
import { createProject } from './brief/commands/create-project.ts';
import { deleteProject } from './brief/commands/delete-project.ts';
import { editProject } from './brief/commands/edit-project.ts';
import { exportProjects } from './queries/export/export-projects.ts';
import { getProject } from './queries/get-project.ts';
import { listOpenProjects, listProjects } from './queries/list-projects.ts';
import { readOverview } from './queries/read-overview.ts';
import { readProjectMoney } from './queries/read-project-money.ts';
import { deliverResult } from './work/commands/deliver-result.ts';
import { giveBackProject, startProject } from './work/commands/implement-project.ts';
import { acceptResult, extendReview, sendBackResult } from './work/commands/review-result.ts';
import { listActivity, listImprovements, listResults, readLatestResult } from './work/queries/read-work.ts';

/** Calls of a project from its brief to its acceptance. Source: product.md §§2, 6. */
export const projectsRoutes = (links: FileLinks): readonly Route[] => [
  route('GET /api/projects', ({ db, actor, query, now }) => listProjects(db, 'all', actor, query, now)),
  route('GET /api/customer/my_projects', ({ db, actor, query, now }) =>
    listProjects(db, 'ordered', actor, query, now),
  ),
  route('GET /api/freelancer/my_projects', ({ db, actor, query, now }) =>
    listProjects(db, 'executed', actor, query, now),
  ),
  route('GET /api/manager/my_projects', ({ db, actor, query, now }) =>
    listProjects(db, 'cases', actor, query, now),
  ),
  route('GET /api/manager/projects/export', async ({ db, actor, query, now, request, reply }) =>
    sendCsv(
      reply,
      `projects-${dayOf(now)}.csv`,
      await exportProjects(db, actor, query, languageOf(request), now),
    ),
  ),
  route('GET /api/manager/overview', ({ db, now }) => readOverview(db, now)),
  route('GET /api/freelancers/open_projects', ({ db, actor, query, now }) =>
    listOpenProjects(db, actor, query, now),
  ),
  route('GET /api/projects/project', ({ db, actor, query, now }) =>
    getProject(db, query.project_id, actor, now, links),
  ),

  command('POST /api/projects/project', async ({ trx, actor, body, now }) => ({
    project_id: await createProject(trx, actor.userId, body, now),
  })),
  command('POST /api/projects/copy', async ({ trx, actor, body, now }) => ({
    project_id: await copyProject(trx, actor.userId, body, now),
  })),
  command('PUT /api/projects/project', async ({ trx, actor, body, now }) => {
    await editProject(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('DELETE /api/projects/project', async ({ trx, actor, query, now }) => {
    await deleteProject(trx, actor, query, now);
    return {};
  }),

  command('PUT /api/freelancers/projects/implementation', async ({ trx, actor, body, now }) => {
    const implement = body.status === 1 ? startProject : giveBackProject;
    await implement(trx, actor, body, now);
    return {};
  }),
  command('POST /api/freelancer/result', async ({ trx, actor, body, now }) => {
    await deliverResult(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/customer/acceptance', async ({ trx, actor, body, now }) => {
    if (body.accept === 1) await acceptResult(trx, actor, body, now);
    else await sendBackResult(trx, actor, body, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),
  command('POST /api/customer/extend_review', async ({ trx, actor, body, now }) => {
    await extendReview(trx, actor, body.project_id, now);
    return getProject(trx, body.project_id, actor, now, links);
  }),

  route('GET /api/customer/result', ({ db, actor, query, now }) =>
    readLatestResult(db, query.project_id, actor, now, links),
  ),
  route('GET /api/projects/project_card/results', ({ db, actor, query, now }) =>
    listResults(db, query, actor, now, links),
  ),
  route('GET /api/projects/project_card/improvements', ({ db, actor, query, now }) =>
    listImprovements(db, query, actor, now, links),
  ),
  route('GET /api/projects/project_card/activity', ({ db, actor, query }) => listActivity(db, query, actor)),
  route('GET /api/projects/project_card/money', ({ db, actor, query, now }) =>
    readProjectMoney(db, query, actor, now),
  ),
];
