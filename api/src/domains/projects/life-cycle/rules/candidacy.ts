import type { InvitationState } from '@metier/contract';
import type { Candidacy, ProjectState, Viewer } from './project-state.ts';

/** The candidacy of a freelancer as stored. */
export interface CandidacyColumns {
  readonly invitation_state: Exclude<InvitationState, 'none'> | null;
  readonly invited_until: Date | null;
  readonly responded: boolean;
  readonly open_invitations: number;
}

/** The candidacy as used by the life cycle. */
export const candidacyOf = ({ invitation_state, ...columns }: CandidacyColumns): Candidacy => ({
  ...columns,
  invitation: invitation_state === null ? 'none' : invitation_state === 'open' ? 'open' : 'closed',
});

/**
 * Whether the candidacy affects the viewer's actions: for everybody while the project has no executor, later only for
 * freelancers who are not its executor, whose call may be too late.
 */
export const dependsOnCandidacy = (
  { status, freelancer_id }: ProjectState,
  viewer: Exclude<Viewer, 'system'>,
): boolean =>
  (status === 'paid' && freelancer_id === null) ||
  (viewer.role === 'freelancer' && viewer.id !== freelancer_id);
