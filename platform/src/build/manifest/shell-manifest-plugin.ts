import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { KIT_PREFIX } from '../shared-modules.ts';
import { kitDoors } from './kit-doors.ts';
import { emitLocales } from './locale-assets.ts';
import { filesOf } from './part-files.ts';
import { MANIFEST_FILE, type ShellReleaseManifest } from './release-manifest.ts';

/** Namespace to the folder of its texts. */
type LocaleFolders = Readonly<Record<string, string>>;

type ShellManifestOptions = {
  readonly kit: string;
  readonly locales: LocaleFolders;
  readonly firstPaint: string;
};

/** How webpack names a module that the shell provides under the kit's prefix. */
const PROVIDED_DOOR = `webpack/sharing/provide/default/${KIT_PREFIX}`;

/** Writes `manifest.json` and the locale files of the shell: its entry, and the files of every door that it provides. */
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
        const entry = filesOf([...compilation.entrypoints.values()]);
        const doors = doorsOf(compilation, entry);
        const missing = kitDoors(this.#options.kit).filter((door) => !doors[door]);
        if (missing.length > 0) {
          const message = `shell/src/federation/doors.ts lacks doors of the kit: ${missing.join(', ')}.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
        const namespaces = Object.entries(this.#options.locales);
        const manifest = {
          app: 'shell',
          entry,
          doors,
          locales: Object.fromEntries(
            namespaces.map(([space, folder]) => [space, emitLocales(compilation, folder, space)]),
          ),
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

function doorsOf(compilation: Compilation, entry: readonly string[]): ShellReleaseManifest['doors'] {
  const doors: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const name = module.libIdent({ context: '' });
    const [block] = module.blocks;
    if (!block || !name?.startsWith(PROVIDED_DOOR)) continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const files = group ? filesOf([group]) : [];
    doors[name.slice(PROVIDED_DOOR.length)] = files.filter((file) => !entry.includes(file));
  }
  return doors;
}
