import { ROLES, type Role } from '@metier/contract';

export type { Role };

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
