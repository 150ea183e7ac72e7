import { join } from 'node:path';
import webpack, {
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type WebpackPluginInstance,
} from 'webpack';
import { contentDigest } from '../../../integrity.ts';
import { callsOf } from './calls-of.ts';
import { emitLocales, languagesIn, missingTexts } from './locale-assets.ts';
import { kitTextKeysOf } from './kit-text-keys.ts';
import { MANIFEST_INPUTS } from './manifest-inputs.ts';
import { withLabels } from './menu-labels.ts';
import {
  filesOf,
  partFilesOf,
  reactOf,
  refuseForeignModules,
  rejectUnsharedReactImports,
  sources,
  usesOf,
} from './part-files.ts';
import { type ManifestSource, readManifest } from './read-manifest.ts';
import { MANIFEST_FILE, type RemoteReleaseManifest } from './release-manifest.ts';
import { usedIconsIn } from './used-icons.ts';
import { usedPagesIn } from './used-pages.ts';
import { namesIn, usedWidgetsOf } from './used-widgets.ts';

interface RemoteManifestOptions {
  readonly app: string;
  readonly container: string;
  readonly folder: string;
}

/** Emits `manifest.json` and the locale files of a remote, from its `src/manifest.ts` and the chunks of the build. */
export class RemoteManifestPlugin implements WebpackPluginInstance {
  readonly #options: RemoteManifestOptions;

  constructor(options: RemoteManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const { app, container, folder } = this.#options;
    const name = RemoteManifestPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if (compilation.errors.length > 0) return;
        const file = join(folder, 'src/manifest.ts');
        const texts = join(folder, 'src/locales');
        for (const input of MANIFEST_INPUTS) compilation.fileDependencies.add(join(folder, '..', input));
        try {
          rejectUnsharedReactImports(compilation);
          refuseForeignModules(compilation, folder);
          const source = await readManifest(file, app);
          const modules = [...compilation.modules].flatMap(sources);
          const manifest = {
            app,
            container,
            entry: nameEntry(compilation),
            ...partsOf(compilation, file, source),
            menu: withLabels(source.menu, texts),
            locales: emitLocales(compilation, [texts], app),
            uses: usesOf(compilation),
            calls: callsOf(compilation),
            words: kitTextKeysOf(compilation, folder),
            usesWidgets: usedWidgetsOf(modules),
            usesIcons: namesIn(modules, usedIconsIn),
            usesPages: namesIn(modules, usedPagesIn),
            react: reactOf(compilation),
            missingTexts: missingTexts([texts], languagesIn(texts)),
          } satisfies RemoteReleaseManifest;
          compilation.emitAsset(
            MANIFEST_FILE,
            new webpack.sources.RawSource(JSON.stringify(manifest, undefined, 1)),
          );
        } catch (error) {
          compilation.errors.push(
            new webpack.WebpackError(error instanceof Error ? error.message : String(error)),
          );
        }
      });
    });
  }
}

/**
 * Gives the container's script a content-addressed name. The federation plugin supports no hash in its file name.
 */
function nameEntry(compilation: Compilation): string {
  const [entry, ...others] = filesOf([...compilation.entrypoints.values()]);
  const source = entry && compilation.getAsset(entry)?.source;
  if (!source || others.length > 0) throw new Error('A remote has one entry file.');
  const name = entry.replace(/\.js$/, `.${contentDigest(source.buffer())}.js`);
  compilation.renameAsset(entry, name);
  return name;
}

/** The files of each page and widget. The entry and the exposed manifest come before all of them. */
export function partsOf(compilation: Compilation, manifestFile: string, source: ManifestSource) {
  const { chunkGraph } = compilation;
  const manifest = [...compilation.modules]
    .flatMap(sources)
    .find((module) => module.nameForCondition() === manifestFile);
  if (!manifest) throw new Error(`${manifestFile} is not in the build.`);
  const before = [
    ...compilation.entrypoints.values(),
    ...chunkGraph.getModuleChunks(manifest).flatMap((chunk) => [...chunk.groupsIterable]),
  ];
  const partOf = (file: string) => {
    const block = manifest.blocks.find(({ dependencies }) =>
      dependencies.some((dependency) => 'request' in dependency && dependency.request === file),
    );
    const group: ChunkGroup | null | undefined = block && chunkGraph.getBlockChunkGroup(block);
    if (!group) throw new Error(`${manifestFile} imports ${file}, which has no chunk of its own.`);
    return partFilesOf(compilation, [...before, group]);
  };
  return {
    routes: source.routes.map(({ file, ...route }) => ({ ...route, ...partOf(file) })),
    widgets: Object.fromEntries(source.widgets.map(({ name, file }) => [name, partOf(file)])),
  };
}
