/** The client types of a user, `type_client` on the wire. Source: product.md §1. */
export const ROLES = ['customer', 'freelancer', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** The client types a visitor may choose at sign-up; a manager is made on the command line only. */
export const SIGN_UP_ROLES = ['customer', 'freelancer'] as const satisfies readonly Role[];
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];
