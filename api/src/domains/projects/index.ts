import type { Domain } from '../../platform/domain.ts';
import type { FileLinks } from '../files/index.ts';
import { candidatesRoutes } from './candidates/candidates.routes.ts';
import { caseRoutes } from './cases/cases.routes.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { projectFilesRoutes } from './files/project-files.routes.ts';
import { fireTimer } from './life-cycle/commands/fire-timer.ts';
import { projectsRoutes } from './projects.routes.ts';
import { savedViewRoutes } from './saved-views/saved-views.routes.ts';
import { templateRoutes } from './templates/templates.routes.ts';

export { caseMigrations } from './cases/cases.migrations.ts';
export { beginPayment, capturePayment, dropPayment } from './life-cycle/commands/pay-project.ts';
export { requireLockedProject } from './life-cycle/require-locked-project.ts';
export { preventDeletion } from './life-cycle/prevent-deletion.ts';
export { requireOwnerAccess, requireWorkAccess, type ProjectAccess } from './life-cycle/project-access.ts';
export { throwStateChanged } from './life-cycle/project-context.ts';
export { projectsMigrations } from './projects.migrations.ts';
export { getProject } from './queries/get-project.ts';

/** Projects from their brief to their end. Source: product.md §2. */
export const projectsDomain = (links: FileLinks): Domain => ({
  name: 'projects',
  routes: [
    ...projectsRoutes(links),
    ...templateRoutes,
    ...savedViewRoutes,
    ...candidatesRoutes(links),
    ...caseRoutes(links),
    ...conversationRoutes(links),
    ...projectFilesRoutes(links),
  ],
  tasks: { 'project-timer': fireTimer },
});
