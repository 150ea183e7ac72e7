import { createHash } from 'node:crypto';
import { isRemote, isShell, type LiveReleases, type ServedReleases } from '../../releases/index.ts';

/** Hexadecimal digits of the hash that are used: 48 bits, exact in a number. */
const HASH_LENGTH = 12;
const HASHES = 16 ** HASH_LENGTH;

/**
 * The releases of one visitor: for each app the canary if the visitor is in its share, else the live release.
 *
 * @param visitor the visitor's number; undefined gets the live releases
 */
export function releasesFor(
  { canaries, ...live }: ServedReleases,
  visitor: number | undefined,
): LiveReleases {
  if (visitor === undefined) return live;
  const chosen = canaries.filter(
    ({ app, percent, release }) => positionOf(visitor, app, release.release) < percent,
  );
  const canaryOf = (name: string) => chosen.find(({ app }) => app === name)?.release;
  const canaryShell = canaryOf('shell');
  return {
    ...live,
    shell: isShell(canaryShell) ? canaryShell : live.shell,
    remotes: live.remotes.map((remote) => {
      const canary = canaryOf(remote.manifest.app);
      return isRemote(canary) ? canary : remote;
    }),
  };
}

/**
 * The visitor's position from 0 to 100, by hash. It is constant for a canary, so a larger share contains every smaller
 * one. The hash includes app and release: shares of different apps are independent, and each canary gets other visitors.
 */
function positionOf(visitor: number, app: string, release: string): number {
  const hash = createHash('sha256').update(`${visitor} ${app} ${release}`).digest('hex');
  return (Number.parseInt(hash.slice(0, HASH_LENGTH), 16) / HASHES) * 100;
}
