/** A library in the dependency list. */
export interface Dependency {
  readonly name: string;
  readonly versions: readonly string[];
  /** SPDX identifier from its manifest, or {@link NOT_INSTALLED}. */
  readonly licence: string;
  readonly homepage?: string;
}

/** Output of `pnpm licenses list --json`: packages by licence, with local paths. */
type Licences = Readonly<
  Record<
    string,
    readonly { readonly name: string; readonly versions: string[]; readonly homepage?: string }[]
  >
>;

/** Licence of a library of another platform: only its manifest has one. */
const NOT_INSTALLED = 'not installed on the platform of this build';

/**
 * All libraries of the lockfile sorted by name, without machine-specific data.
 *
 * @param json the output of `pnpm licenses list --json`, which has the installed libraries only
 * @param lockfile the text of `pnpm-lock.yaml`
 */
export function dependencyList(json: string, lockfile: string): Dependency[] {
  const installed = Object.entries(JSON.parse(json) as Licences).flatMap(([licence, packages]) =>
    packages.map(({ name, versions, homepage }) => ({
      name,
      versions: versions.toSorted(),
      licence,
      ...(homepage !== undefined && { homepage }),
    })),
  );
  const known = new Set(installed.flatMap(({ name, versions }) => versions.map((each) => `${name}@${each}`)));
  const others = Map.groupBy(
    lockedIn(lockfile).filter(([name, version]) => !known.has(`${name}@${version}`)),
    ([name]) => name,
  );
  const missing = [...others].map(([name, entries]) => ({
    name,
    versions: entries.map(([, version]) => version).toSorted(),
    licence: NOT_INSTALLED,
  }));
  return [...installed, ...missing].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names and versions of the section `packages`. */
const lockedIn = (lockfile: string): [name: string, version: string][] =>
  [...lockfile.matchAll(/^  '?(@?[^@'\s]+)@([^'\s]+?)'?:\n    resolution: /gm)].map(
    ([, name = '', version = '']) => [name, version],
  );
