import type { InvitationState } from '@metier/contract';
import type { Candidacy, ProjectState, Viewer } from './project-state.ts';

/** What the database knows of a freelancer as a candidate for a project. */
export interface CandidacyColumns {
  readonly invitation_state: Exclude<InvitationState, 'none'> | null;
  readonly invited_until: Date | null;
  readonly responded: boolean;
  readonly open_invitations: number;
}

/** The candidacy as the life cycle looks at it. */
export const candidacyOf = ({ invitation_state, ...columns }: CandidacyColumns): Candidacy => ({
  ...columns,
  invitation: invitation_state === null ? 'none' : invitation_state === 'open' ? 'open' : 'closed',
});

/**
 * Whether a candidacy can change what somebody may do with a project: it can for everybody while the project looks for
 * an executor, and later for freelancers whom it is not given to, whose invitation came too late.
 */
export const dependsOnCandidacy = (
  { status, freelancer_id }: ProjectState,
  viewer: Exclude<Viewer, 'system'>,
): boolean =>
  (status === 'paid' && freelancer_id === null) ||
  (viewer.role === 'freelancer' && viewer.id !== freelancer_id);
