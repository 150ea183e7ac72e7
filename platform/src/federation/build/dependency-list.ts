/** A library in the dependency list. */
export interface Dependency {
  readonly name: string;
  readonly versions: readonly string[];
  /** SPDX identifier from its manifest. */
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

/**
 * All libraries sorted by name, without machine-specific data.
 *
 * @param json the output of `pnpm licenses list --json`
 */
export function dependencyList(json: string): Dependency[] {
  const all = Object.entries(JSON.parse(json) as Licences).flatMap(([licence, packages]) =>
    packages.map(({ name, versions, homepage }) => ({
      name,
      versions: versions.toSorted(),
      licence,
      ...(homepage !== undefined && { homepage }),
    })),
  );
  return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
