import { isAbsolute, relative, sep } from 'node:path';
import type { ChunkGroup, Compilation, Dependency, Module } from 'webpack';
import { doorOf, SHARED_REACT_ENTRIES } from '../shared-modules.ts';
import type { PartFiles } from './release-manifest.ts';
import { usedWidgetsOf } from './used-widgets.ts';

type Shared = Module & { readonly options: { readonly shareKey: string } };

const isShared = (module: Module | null): module is Shared => module?.type === 'consume-shared-module';

/** The modules of a concatenated one, or the module itself. */
export function sources(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
}

/** Throws if a remote imports an entry point of React that the shell does not share. */
export function rejectUnsharedReactImports(compilation: Compilation): void {
  for (const module of compilation.modules) {
    if (!isShared(module)) continue;
    const { shareKey } = module.options;
    if (!doorOf(shareKey) && !SHARED_REACT_ENTRIES.includes(shareKey))
      throw new Error(`The shell does not share ${shareKey} (platform/src/federation/browser/host.ts).`);
  }
}

/** The entry points of React that a build imports. */
export function reactOf({ modules }: Compilation): string[] {
  const imported = [...modules].filter(isShared).map(({ options }) => options.shareKey);
  return [...new Set(imported)].filter((name) => SHARED_REACT_ENTRIES.includes(name)).sort();
}

/**
 * Throws if a remote bundles foreign code: a library, or a file of another remote. In its own repository a remote's
 * imports have no other check.
 */
export function refuseForeignModules({ modules, moduleGraph }: Compilation, folder: string): void {
  for (const module of [...modules].flatMap(sources)) {
    const file = module.nameForCondition();
    if (!file || !isAbsolute(file) || file.startsWith(folder + sep)) continue;
    const importer = moduleGraph.getIssuer(module)?.nameForCondition() ?? folder;
    throw new Error(
      `${relative(folder, importer)} imports ${relative(folder, file)}. A remote carries only its own files: libraries stand behind the doors of the kit.`,
    );
  }
}

/** The scripts of some chunk groups, each once. */
export function filesOf(groups: readonly ChunkGroup[]): string[] {
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The kit's doors that some imports use, with the used names. */
function doorsOf({ moduleGraph }: Compilation, imports: readonly Dependency[]): PartFiles['doors'] {
  const names = new Map<string, Set<string>>();
  for (const dependency of imports) {
    const module = moduleGraph.getModule(dependency);
    const door = isShared(module) ? doorOf(module.options.shareKey) : undefined;
    if (!isShared(module) || !door) continue;
    const used = names.get(door) ?? new Set();
    for (const name of namesUsedBy(dependency)) {
      const importer = moduleGraph.getParentModule(dependency)?.nameForCondition() ?? 'A file';
      // The gate compares names: of a whole door it could not say what is missing.
      if (!name)
        throw new Error(
          `${importer} uses ${module.options.shareKey} as a whole: import its names, on demand by \`const { … } = await import(…)\`.`,
        );
      used.add(name);
    }
    names.set(door, used);
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => a.localeCompare(b)).map(([door, used]) => [door, [...used].sort()]),
  );
}

/** The imported names, of `import()`, too; undefined for the whole module. */
function namesUsedBy(dependency: Dependency): (string | undefined)[] {
  if ('ids' in dependency && Array.isArray(dependency.ids)) return [firstOf(dependency.ids)];
  if (!('referencedExports' in dependency)) return [];
  const names = dependency.referencedExports;
  return Array.isArray(names)
    ? names.map((path) => (Array.isArray(path) ? firstOf(path) : undefined))
    : [undefined];
}

const firstOf = (path: readonly unknown[]): string | undefined =>
  typeof path[0] === 'string' ? path[0] : undefined;

/** All doors and names of the kit that a build uses. */
export function usesOf(compilation: Compilation): PartFiles['doors'] {
  const modules = [...compilation.modules].flatMap(sources);
  const onDemand = modules.flatMap(({ blocks }) => blocks.flatMap((block) => block.dependencies));
  return doorsOf(compilation, [...modules.flatMap(({ dependencies }) => dependencies), ...onDemand]);
}

/** Files of some chunk groups of a remote, the doors and names of the kit that they use, and the widgets they show. */
export function partFilesOf(compilation: Compilation, groups: readonly ChunkGroup[]): PartFiles {
  const { chunkGraph } = compilation;
  const chunks = groups.flatMap((group) => group.chunks);
  const modules = chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk)).flatMap(sources);
  // Without chunks loaded on demand.
  const imports = modules.flatMap(({ dependencies }) => dependencies);
  const widgets = usedWidgetsOf(modules);
  return {
    files: filesOf(groups),
    doors: doorsOf(compilation, imports),
    ...(widgets.length > 0 && { widgets }),
  };
}
