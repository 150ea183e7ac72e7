import { sql } from 'kysely';
import type { Db } from './database.ts';
import { LOCKS } from './lock-keys.ts';

/** A migration. Neither its name nor its SQL may change once it has been released. */
export interface Migration {
  /** `<domain>/<number>-<what>`, for example `accounts/0001-users`. */
  readonly name: string;
  readonly sql: string;
}

/**
 * Applies pending migrations in the order of the list, all or none.
 *
 * @returns names of the migrations applied now
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.migration)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key)`.execute(trx);
    const applied = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const known = new Set(applied.rows.map(({ name }) => name));
    const pending = migrations.filter(({ name }) => !known.has(name));
    for (const migration of pending) {
      await sql.raw(migration.sql).execute(trx);
      await sql`insert into migrations (name) values (${migration.name})`.execute(trx);
    }
    return pending.map(({ name }) => name);
  });
}

/** True when all migrations are applied; a newer release may have applied more. */
export async function isMigrated(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
