import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';

/** All of a door, in place of its names. */
const WHOLE = '*';

/**
 * The names of the kit that a remote uses and the shell marks as deprecated, with their door. A remote that takes a door
 * whole is taken to use all of them.
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
