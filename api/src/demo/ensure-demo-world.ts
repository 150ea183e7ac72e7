import { hasAccounts } from '../domains/accounts/index.ts';
import type { Application } from '../platform/application.ts';
import type { Db } from '../platform/db/index.ts';
import { demoState, dropEverything, markDemoBegun, markDemoComplete } from './demo-state.repository.ts';
import { loadDemoWorld } from './load-demo-world.ts';

/**
 * Empties a database in which an earlier process was interrupted while it loaded the demo world. It contains nothing
 * else, because the API serves only afterwards.
 *
 * @returns true if there was a partial world; the tables must be created again
 */
export async function dropHalfDemoWorld(db: Db): Promise<boolean> {
  if ((await demoState(db)) !== 'begun') return false;
  await dropEverything(db);
  return true;
}

/** Loads the demo world into a database without accounts. Source: product.md §11. */
export async function ensureDemoWorld(application: Application, db: Db): Promise<void> {
  if (await hasAccounts(db)) return;
  await markDemoBegun(db);
  await loadDemoWorld(application, db);
  await markDemoComplete(db);
}
