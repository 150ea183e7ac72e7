import type { ReleaseStore } from './release-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of releases that were live, canary or held back: no open tab needs them after that. */
const KEPT_DAYS = 30;

/**
 * Removes the releases that no state of the registry of the last 30 days names, and the files that no kept release has.
 * What was stored in these days stays, too: it may be about to go live. Nothing is removed while one of these states
 * cannot be read: what it names is not known.
 *
 * @returns the releases that were removed, as `app/release`
 */
export async function sweep(store: ReleaseStore, now = new Date()): Promise<string[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  return store.removeUnnamed(() => namedSince(store, since), since);
}

/** The releases, as `app/release`, that a state of the registry has named since a moment; undefined if one is unreadable. */
async function namedSince(store: ReleaseStore, since: Date): Promise<Set<string> | undefined> {
  const named = new Set<string>();
  for await (const state of store.registry.states()) {
    if (!state) return undefined;
    const { at, apps } = state;
    for (const [app, { live, held, canary }] of Object.entries(apps))
      for (const release of [live, canary?.release, ...held]) named.add(`${app}/${release}`);
    // This state held until the next one: what it names was live at the beginning of these days.
    if (new Date(at) < since) break;
  }
  return named;
}
