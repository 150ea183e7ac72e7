/** The roles of users, `type_client` in the API. Source: product.md §1. */
export const ROLES = ['customer', 'freelancer', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** Type guard for a role. Example: `isRole('customer') // true`. */
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Roles that can sign up; managers are created on the command line only. */
export const SIGN_UP_ROLES = ['customer', 'freelancer'] as const satisfies readonly Role[];
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];
