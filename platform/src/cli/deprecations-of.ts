import {
  deprecatedUses,
  isRemote,
  isShell,
  readRelease,
  type RegisteredApps,
  type ReleaseStore,
} from '../releases/index.ts';

/** Deprecated names of the kit that live remotes and canaries use, a line for each. */
export async function deprecationsOf(store: ReleaseStore, apps: RegisteredApps): Promise<string[]> {
  const read = (releases: readonly (readonly [app: string, release: string | null | undefined])[]) =>
    Promise.all(releases.flatMap(([app, release]) => (release ? [readRelease(store, app, release)] : [])));
  const live = await read(Object.entries(apps).map(([app, entry]) => [app, entry.live]));
  const canaries = await read(Object.entries(apps).map(([app, { canary }]) => [app, canary?.release]));
  const shell = live.find(isShell);
  if (!shell) return [];
  const linesOf = (releases: typeof live, suffix: string) =>
    releases.filter(isRemote).flatMap(({ manifest }) => {
      const uses = deprecatedUses(manifest, shell.manifest);
      return uses.length > 0
        ? [`${manifest.app}${suffix} uses deprecated names of the kit (${uses.length}): ${uses.join(', ')}`]
        : [];
    });
  return [...linesOf(live, ''), ...linesOf(canaries, ' (canary)')];
}
