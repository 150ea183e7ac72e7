import type { RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import type { Live, LiveReleases } from '../../releases/index.ts';
import { baseAt, type FoundOverride } from './find-override.ts';

/** No file has this name: what is asked for by it is down. */
const MISSING_ENTRY = 'no-answer.js';

/** A remote whose pages are known and cannot be had: the shell says so in their place, and all else goes on. */
const downAt = (override: FoundOverride, { manifest }: Live<RemoteReleaseManifest>) => ({
  release: 'no-answer',
  base: baseAt(override),
  manifest: {
    ...manifest,
    entry: MISSING_ENTRY,
    routes: manifest.routes.map((route) => ({ ...route, files: [], reads: [] })),
  },
});

/**
 * What one visitor sees: the releases that were chosen for them, with each overridden remote in the place of its own
 * one. One that does not answer is down; one that nobody knows otherwise is added when it answers.
 */
export function withOverrides(
  { shell, remotes }: LiveReleases,
  overrides: readonly FoundOverride[],
): LiveReleases {
  const replaced = remotes.map((live) => {
    const override = overrides.find(({ app }) => app === live.manifest.app);
    return override ? (override.remote ?? downAt(override, live)) : live;
  });
  const added = overrides
    .filter(({ app }) => !remotes.some(({ manifest }) => manifest.app === app))
    .flatMap(({ remote }) => remote ?? []);
  return { shell, remotes: [...replaced, ...added] };
}
