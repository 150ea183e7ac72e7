import { sql } from 'kysely';
import type { Db, Migration } from '../platform/db/index.ts';

declare module '../platform/registry.ts' {
  interface Tables {
    demo_world: { is_complete: boolean };
  }
}

export const demoMigrations: readonly Migration[] = [
  { name: 'demo/0001-demo-world', sql: 'create table demo_world (is_complete boolean not null)' },
];

/** Progress of loading the demo world; an interrupted load leaves `begun` behind. */
export type DemoState = 'none' | 'begun' | 'complete';

export async function demoState(db: Db): Promise<DemoState> {
  const row = await db.selectFrom('demo_world').select('is_complete').executeTakeFirst();
  if (!row) return 'none';
  return row.is_complete ? 'complete' : 'begun';
}

export async function markDemoBegun(db: Db): Promise<void> {
  await db.insertInto('demo_world').values({ is_complete: false }).execute();
}

export async function markDemoComplete(db: Db): Promise<void> {
  await db.updateTable('demo_world').set({ is_complete: true }).execute();
}

/** Drops everything in the database, including its tables. */
export async function dropEverything(db: Db): Promise<void> {
  await sql`drop schema if exists graphile_worker cascade`.execute(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
