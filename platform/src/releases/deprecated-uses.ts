import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';

/** Marks the use of a whole door. */
const WHOLE = '*';

/**
 * The names of the kit, with their door, that a remote uses and the shell marks as deprecated. A remote that imports a
 * whole door counts as using all of its names.
 *
 * @example deprecatedUses(customer, shell) // ['ui: OldPanel']
 */
export function deprecatedUses(
  { uses = {} }: RemoteReleaseManifest,
  { deprecated = {} }: ShellReleaseManifest,
): string[] {
  return Object.entries(deprecated).flatMap(([door, names]) => {
    const used = uses[door] ?? [];
    return names
      .filter((name) => used.includes(name) || used.includes(WHOLE))
      .map((name) => `${door}: ${name}`);
  });
}
