import { clockMigrations } from './clock/index.ts';
import type { Migration } from './db/index.ts';
import { idempotencyMigrations, rateLimitMigrations } from './http/index.ts';
import { mailMigrations } from './mail/index.ts';

/** The tables of the platform itself. */
export const platformMigrations: readonly Migration[] = [
  ...clockMigrations,
  ...mailMigrations,
  ...rateLimitMigrations,
  ...idempotencyMigrations,
];
