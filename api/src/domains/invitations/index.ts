import type { Domain } from '../../platform/domain.ts';
import { endInvitation } from './commands/end-invitation.ts';
import { invitationsRoutes } from './invitations.routes.ts';

export { invitationsMigrations } from './invitations.migrations.ts';

/** How a project finds its executor: invitations and responses. Source: product.md §2 #5-#8. */
export const invitationsDomain: Domain = {
  name: 'invitations',
  routes: invitationsRoutes,
  tasks: { 'invitation-over': endInvitation },
};
