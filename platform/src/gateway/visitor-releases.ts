import { createHash } from 'node:crypto';
import { isRemote, isShell, type LiveReleases, type ServedReleases } from '../releases/index.ts';

/** Characters of a hash that make a share: 48 bits, the most that a number counts exactly with room to spare. */
const HASH_LENGTH = 12;
const HASHES = 16 ** HASH_LENGTH;

/**
 * The releases that one visitor gets: of each app the canary, if the visitor belongs to its share, else what is live. A
 * page is made of these alone, so nothing else mixes releases.
 *
 * @param visitor the visitor's number; undefined gets what is live
 */
export function releasesFor(
  { shell, remotes, canaries }: ServedReleases,
  visitor: number | undefined,
): LiveReleases {
  if (visitor === undefined) return { shell, remotes };
  const chosen = canaries.filter(
    ({ app, percent, release }) => positionOf(visitor, app, release.release) < percent,
  );
  const canaryOf = (name: string) => chosen.find(({ app }) => app === name)?.release;
  const canaryShell = canaryOf('shell');
  return {
    shell: isShell(canaryShell) ? canaryShell : shell,
    remotes: remotes.map((remote) => {
      const canary = canaryOf(remote.manifest.app);
      return isRemote(canary) ? canary : remote;
    }),
  };
}

/**
 * Where a visitor stands among all, from 0 to 100. It stays where it is, so a larger share contains every smaller one.
 * Each app and each of its canaries orders the visitors anew: shares of different apps are independent, and it is not the
 * same visitors who try every canary.
 */
function positionOf(visitor: number, app: string, release: string): number {
  const hash = createHash('sha256').update(`${visitor} ${app} ${release}`).digest('hex');
  return (Number.parseInt(hash.slice(0, HASH_LENGTH), 16) / HASHES) * 100;
}
