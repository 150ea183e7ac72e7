import { ROLES, type Role } from '../contract/index.ts';

export type { Role };

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
