import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@metier/contract';
import webpack, {
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type Dependency,
  type WebpackPluginInstance,
} from 'webpack';
import { doorOf, SHARED_REACT_ENTRIES } from '../shared-modules.ts';
import { callsOf } from './calls-of.ts';
import { deprecatedNamesOf } from './deprecated-names.ts';
import { kitDoors } from './kit-doors.ts';
import { kitIcons } from './kit-icons.ts';
import { emitLocales, missingTexts, textKeysIn } from './locale-assets.ts';
import { filesOf, sources } from './part-files.ts';
import { MANIFEST_FILE, type ShellReleaseManifest } from './release-manifest.ts';
import { usedPagesIn } from './used-pages.ts';
import { namesIn } from './used-widgets.ts';

interface ShellManifestOptions {
  readonly kit: string;
  /** Folders of the texts of kit and shell, which come in one file per language. */
  readonly locales: readonly string[];
  readonly firstPaint: string;
  /** Addresses of the shell's own pages. */
  readonly pages: readonly string[];
}

/** The shell's list of doors, by `import()`. */
const DOORS = join('federation', 'browser', 'doors.ts');

/** Emits `manifest.json` and the locale files of the shell: its entry, and the files of every door. */
export class ShellManifestPlugin implements WebpackPluginInstance {
  readonly #options: ShellManifestOptions;

  constructor(options: ShellManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const name = ShellManifestPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.fileDependencies.add(this.#options.firstPaint);
        if (compilation.errors.length > 0) return;
        const { kit, locales, pages } = this.#options;
        const entry = filesOf([...compilation.entrypoints.values()]);
        const { files: doors, names: provides, deprecated } = doorsOf(compilation, entry, kit);
        const missing = kitDoors(kit).filter((door) => !doors[door]);
        if (missing.length > 0) {
          const message = `platform/src/federation/browser/doors.ts lacks doors of the kit: ${missing.join(', ')}.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
        const manifest = {
          app: 'shell',
          entry,
          pages,
          doors,
          provides,
          deprecated,
          icons: kitIcons(kit),
          react: SHARED_REACT_ENTRIES,
          words: textKeysIn(join(kit, 'locales')),
          calls: callsOf(compilation),
          usesPages: namesIn([...compilation.modules].flatMap(sources), usedPagesIn),
          missingTexts: missingTexts(locales, LANGUAGES),
          locales: { kit: emitLocales(compilation, locales, 'kit') },
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
          firstPaint: readFileSync(this.#options.firstPaint, 'utf8'),
        } satisfies ShellReleaseManifest;
        compilation.emitAsset(
          MANIFEST_FILE,
          new webpack.sources.RawSource(JSON.stringify(manifest, undefined, 1)),
        );
      });
    });
  }
}

/** The door of an `import()`. */
function doorOfImport(dependency: Dependency | undefined): string | undefined {
  const isImport = dependency?.type === 'import()' || dependency?.type === 'import() eager';
  if (!isImport || !('request' in dependency) || typeof dependency.request !== 'string') return undefined;
  return doorOf(dependency.request);
}

/** What the shell provides by its list of doors. */
interface Doors {
  /** The files to load for it besides the entry. */
  readonly files: Record<string, readonly string[]>;
  readonly names: Record<string, readonly string[]>;
  /** The deprecated names; only doors that have some. */
  readonly deprecated: Record<string, readonly string[]>;
}

function doorsOf(compilation: Compilation, entry: readonly string[], kit: string): Doors {
  const { chunkGraph } = compilation;
  const doors: Doors = { files: {}, names: {}, deprecated: {} };
  for (const module of compilation.modules) {
    const list = sources(module).find((source) => source.nameForCondition()?.endsWith(DOORS));
    if (!list) continue;
    if (chunkGraph.getModuleChunks(module).some((chunk) => !chunk.canBeInitial()))
      compilation.errors.push(
        new webpack.WebpackError(`${DOORS} is not part of the entry, which links remotes.`),
      );
    const add = (dependency: Dependency | undefined, group?: ChunkGroup | null) => {
      const door = doorOfImport(dependency);
      if (!dependency || !door) return;
      doors.files[door] = filesOf(group ? [group] : []).filter((file) => !entry.includes(file));
      doors.names[door] = namesOf(compilation, dependency);
      const deprecated = deprecatedNamesOf(compilation, dependency, kit);
      if (deprecated.length > 0) doors.deprecated[door] = deprecated;
    };
    for (const dependency of list.dependencies) add(dependency);
    for (const block of list.blocks) add(block.dependencies[0], chunkGraph.getBlockChunkGroup(block));
  }
  return doors;
}

/** The names that the module of a door exports. */
function namesOf({ moduleGraph }: Compilation, dependency: Dependency): string[] {
  const module = moduleGraph.getModule(dependency);
  const names = module && moduleGraph.getExportsInfo(module).getProvidedExports();
  if (!Array.isArray(names)) throw new Error('Webpack does not provide the exports of a door of the kit.');
  return names.toSorted();
}
