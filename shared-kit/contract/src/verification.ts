/** State of a freelancer's verification; `none` without links. Source: product.md §5. */
export const VERIFICATION_STATUSES = ['none', 'submitted', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Parts of the managers' queue: the states of freelancers who gave links. */
export const VERIFICATION_PARTS = ['submitted', 'approved', 'rejected'] as const;
export type VerificationPart = (typeof VERIFICATION_PARTS)[number];

/** Possible decisions of a manager. */
export const VERIFICATION_DECISIONS = ['approve', 'reject'] as const;
export type VerificationDecision = (typeof VERIFICATION_DECISIONS)[number];
