import { hasAccounts } from '../domains/accounts/index.ts';
import type { Application } from '../platform/application.ts';
import type { Db } from '../platform/db/index.ts';
import { demoState, dropEverything, markDemoBegun, markDemoComplete } from './demo-state.repository.ts';
import { loadDemoWorld } from './load-demo-world.ts';

/**
 * Empties a database in which an earlier process was stopped while it loaded the demo world. Nobody else has
 * written to it, for the API answers only afterwards.
 *
 * @returns true when there was such a half world; the tables are to be made again
 */
export async function dropHalfDemoWorld(db: Db): Promise<boolean> {
  if ((await demoState(db)) !== 'begun') return false;
  await dropEverything(db);
  return true;
}

/** Loads the demo world into a database that has no accounts yet. Source: product.md §11. */
export async function ensureDemoWorld(application: Application, db: Db): Promise<void> {
  if (await hasAccounts(db)) return;
  await markDemoBegun(db);
  await loadDemoWorld(application, db);
  await markDemoComplete(db);
}
