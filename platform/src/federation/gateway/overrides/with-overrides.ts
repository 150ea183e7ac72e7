import type { RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import type { Live, LiveReleases } from '../../../releases/index.ts';
import { baseAt, type FoundOverride } from './find-override.ts';

/** A file that does not exist. */
const MISSING_ENTRY = 'no-answer.js';

/** A remote whose pages cannot be loaded: the shell shows an error in their place, the rest of the product works. */
const unavailable = (override: FoundOverride, { manifest }: Live<RemoteReleaseManifest>) => ({
  release: 'no-answer',
  base: baseAt(override),
  manifest: {
    ...manifest,
    entry: MISSING_ENTRY,
    routes: manifest.routes.map((route) => ({ ...route, files: [], reads: [] })),
  },
});

/**
 * The releases of one visitor with overrides applied. An override that does not answer makes its remote unavailable; one
 * of a remote that is not live is added if it answers.
 */
export function withOverrides(
  { remotes, ...live }: LiveReleases,
  overrides: readonly FoundOverride[],
): LiveReleases {
  const replaced = remotes.map((remote) => {
    const override = overrides.find(({ app }) => app === remote.manifest.app);
    return override ? (override.remote ?? unavailable(override, remote)) : remote;
  });
  const added = overrides
    .filter(({ app }) => !remotes.some(({ manifest }) => manifest.app === app))
    .flatMap(({ remote }) => remote ?? []);
  return { ...live, remotes: [...replaced, ...added] };
}
