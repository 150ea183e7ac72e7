import type { ReleaseStore } from './release-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of releases that were live, canary or held back: no open tab needs them after that. */
const KEPT_DAYS = 30;

/**
 * Removes releases that no state of the registry of the last 30 days contains, and files that no kept release has.
 * Releases stored in that time are kept, too: they may be about to go live. Nothing is removed while one of these
 * states cannot be read.
 *
 * @returns the removed releases, as `app/release`
 */
export async function sweep(store: ReleaseStore, now = new Date()): Promise<string[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  return store.removeUnreferenced(() => referencedSince(store, since), since);
}

/** The releases, as `app/release`, in all states of the registry since a moment; undefined if one is unreadable. */
async function referencedSince(store: ReleaseStore, since: Date): Promise<Set<string> | undefined> {
  const referenced = new Set<string>();
  for await (const state of store.registry.states()) {
    if (!state) return undefined;
    const { at, apps } = state;
    for (const [app, { live, held, canary }] of Object.entries(apps))
      for (const release of [live, canary?.release, ...held]) referenced.add(`${app}/${release}`);
    // This state was current at the beginning of the period.
    if (new Date(at) < since) break;
  }
  return referenced;
}
