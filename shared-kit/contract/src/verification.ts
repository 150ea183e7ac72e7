/** How far the verification of a freelancer is; `none` while they have given no links. Source: product.md §5. */
export const VERIFICATION_STATUSES = ['none', 'submitted', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** What a manager can decide. */
export const VERIFICATION_DECISIONS = ['approve', 'reject'] as const;
export type VerificationDecision = (typeof VERIFICATION_DECISIONS)[number];
