import type { ChunkGroup, Compilation, Module } from 'webpack';
import { KIT_PREFIX, REACT_GIVEN } from '../shared-modules.ts';
import type { PartFiles } from './release-manifest.ts';

type Shared = Module & { readonly options: { readonly shareKey: string } };

const isShared = (module: Module | null): module is Shared => module?.type === 'consume-shared-module';

/** The modules that a concatenated one was made of, or the one itself. */
export function sources(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
}

/** Throws if a remote takes a part of React that the shell does not give: its pages would fail in the browser. */
export function refuseWhatIsNotGiven(compilation: Compilation): void {
  for (const module of compilation.modules) {
    if (!isShared(module)) continue;
    const { shareKey } = module.options;
    if (!shareKey.startsWith(KIT_PREFIX) && !REACT_GIVEN.includes(shareKey))
      throw new Error(`The shell gives no ${shareKey} (shell/src/federation/host.ts).`);
  }
}

/** The scripts of some chunk groups, each once. */
export function filesOf(groups: readonly ChunkGroup[]): string[] {
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function doorsOf(compilation: Compilation, groups: readonly ChunkGroup[]): PartFiles['doors'] {
  const { chunkGraph, moduleGraph } = compilation;
  const names = new Map<string, Set<string>>();
  const modules = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk)),
  );
  for (const { dependencies } of modules.flatMap(sources)) {
    for (const dependency of dependencies) {
      const module = moduleGraph.getModule(dependency);
      if (!isShared(module) || !module.options.shareKey.startsWith(KIT_PREFIX)) continue;
      const door = module.options.shareKey.slice(KIT_PREFIX.length);
      const used = names.get(door) ?? new Set();
      if ('ids' in dependency && Array.isArray(dependency.ids)) used.add(String(dependency.ids[0] ?? '*'));
      names.set(door, used);
    }
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => a.localeCompare(b)).map(([door, used]) => [door, [...used].sort()]),
  );
}

/** What some chunk groups of a remote need: own files, and the doors of the kit with the names used of each. */
export function partFilesOf(compilation: Compilation, groups: readonly ChunkGroup[]): PartFiles {
  return { files: filesOf(groups), doors: doorsOf(compilation, groups) };
}
