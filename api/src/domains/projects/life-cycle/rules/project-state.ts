import type { CaseSide, Cents, Days, Order, ProjectCase, ProjectStatus, Role } from '@metier/contract';

/** The fields of a project that the life cycle reads. Source: product.md §2. */
export interface ProjectState extends Pick<Order, 'edits' | 'is_guarantee'> {
  readonly status: ProjectStatus;
  readonly case_state: ProjectCase;
  readonly customer_id: string;
  readonly freelancer_id: string | null;
  /** The payment attempt in flight. */
  readonly payment_attempt_id: string | null;
  /** The last payment attempt failed. */
  readonly payment_declined: boolean;
  readonly deadline_days: Days;
  readonly price: Cents;
  /** The platform's share, in hundredths of a percent; like all terms it is frozen at payment. */
  readonly fee_basis_points: number;
  /** Rounds of changes, of those bought. */
  readonly edits_used: number;
  /** Number of delivered versions. */
  readonly deliveries: number;
  readonly review_days: Days;
  readonly review_extended: boolean;
  /** Unassigned: end of the search, then the payment is refunded. */
  readonly executor_by: Date | null;
  /** Assigned: deadline of the start, then the project is open again. */
  readonly start_by: Date | null;
  readonly due_at: Date | null;
  readonly review_until: Date | null;
  /** Refund requested: the freelancer's answer is due. */
  readonly answer_by: Date | null;
  /** First acceptance, or first split that paid something; stays when a completed project is refunded. */
  readonly completed_at: Date | null;
  /** Completed: the freelancer's earnings become available; null once they are. */
  readonly clears_at: Date | null;
  /** Open case: who made the last offer to settle it, the freelancer's share, and until when it can be accepted. */
  readonly offer_id: string | null;
  readonly offer_by: CaseSide | null;
  readonly offer_share: Cents | null;
  readonly offer_until: Date | null;
  /** Open case: the manager who decided it first, the freelancer's share, and until when that can be appealed. */
  readonly decided_by: string | null;
  readonly decided_share: Cents | null;
  readonly appeal_until: Date | null;
  /** Dispute: the manager who works on it, since when, and until when without activity. */
  readonly taken_by: string | null;
  readonly taken_at: Date | null;
  readonly taken_until: Date | null;
}

/** A freelancer's invitation and response to a project, and the number of its open invitations. */
export interface Candidacy {
  /** `open` until answered or expired, `closed` after that. */
  readonly invitation: 'none' | 'open' | 'closed';
  readonly invited_until: Date | null;
  readonly responded: boolean;
  readonly open_invitations: number;
}

/** The viewer or actor of a project: a signed-in user, or the system. */
export type Viewer = { readonly id: string; readonly role: Role } | 'system';

/** The inputs of a decision about a project. */
export interface Situation {
  readonly project: ProjectState;
  readonly candidacy: Candidacy;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** The candidacy of a user without invitation and response. */
export const NO_CANDIDACY: Candidacy = {
  invitation: 'none',
  invited_until: null,
  responded: false,
  open_invitations: 0,
};

/** The situation of the system. */
export const systemSituation = (project: ProjectState, now: Date): Situation => ({
  project,
  candidacy: NO_CANDIDACY,
  viewer: 'system',
  now,
});
