import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';

/**
 * The names of the kit, with their door, that a remote uses and the shell marks as deprecated.
 *
 * @example deprecatedUses(customer, shell) // ['ui: OldPanel']
 */
export function deprecatedUses(
  { uses = {} }: RemoteReleaseManifest,
  { deprecated = {} }: ShellReleaseManifest,
): string[] {
  return Object.entries(deprecated).flatMap(([door, names]) => {
    const used = uses[door] ?? [];
    return names.filter((name) => used.includes(name)).map((name) => `${door}: ${name}`);
  });
}
