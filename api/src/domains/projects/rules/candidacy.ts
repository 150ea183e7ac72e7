import type { InvitationState } from '@metier/contract';
import type { Candidacy } from './project-state.ts';

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
