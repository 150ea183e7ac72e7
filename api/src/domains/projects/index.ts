import type { Domain } from '../../platform/domain.ts';
import { fireTimer } from './commands/fire-timer.ts';
import { projectsRoutes } from './projects.routes.ts';

export { assignChosen, assignInvited } from './commands/assign-executor.ts';
export { holdProject } from './commands/hold-project.ts';
export { beginPayment, capturePayment, dropPayment } from './commands/pay-project.ts';
export { performStep } from './commands/perform-step.ts';
export {
  allowedTransition,
  loseRace,
  standBefore,
  stateChanged,
  type Standing,
} from './commands/stand-before.ts';
export { mailStep } from './commands/mail-step.ts';
export { insertActivity as noteActivity } from './activity.repository.ts';
export { projectsMigrations } from './projects.migrations.ts';
export { getProject } from './queries/get-project.ts';
export { requireWorkAccess } from './queries/require-work-access.ts';
export { holdVersion } from './projects.repository.ts';
export { invited as isInvited } from './rules/conditions.ts';
export { canChoose } from './rules/party.ts';
export { viewerOf } from './viewer-of.ts';

/** Projects from their brief to their end. Source: product.md §2. */
export const projectsDomain: Domain = {
  name: 'projects',
  routes: projectsRoutes,
  tasks: { 'project-timer': fireTimer },
};
