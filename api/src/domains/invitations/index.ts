import type { Domain } from '../../platform/domain.ts';
import { endInvitation } from './commands/end-invitation.ts';

export { closeInvitation } from './commands/close-invitation.ts';
export { openInvitation } from './commands/open-invitation.ts';
export { invitationsMigrations } from './invitations.migrations.ts';
export { findCandidacy, listCandidateIds, type CandidacyFacts } from './candidacy.repository.ts';
export { withdrawResponse, respond, voidResponses } from './responses.repository.ts';

/**
 * Invitations and responses to projects. Their effect on the project is decided by the domain `projects`, which uses
 * this one. Source: product.md §2 #5-#8.
 */
export const invitationsDomain: Domain = {
  name: 'invitations',
  routes: [],
  tasks: { 'invitation-over': endInvitation },
};
