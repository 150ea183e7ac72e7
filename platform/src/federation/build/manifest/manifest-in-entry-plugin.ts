import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Appends the chunk of the exposed manifest to the container's entry file, which saves a request between a remote's
 * entry and its page. A chunk's script only registers modules, so its position does not matter.
 * Why: docs/decisions/0008-load.md.
 */
export class ManifestInEntryPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    const name = ManifestInEntryPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After minification, before source maps and hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => moveIntoEntry(compilation));
    });
  }
}

function moveIntoEntry(compilation: Compilation) {
  for (const entry of compilation.entrypoints.values()) {
    const [target] = entry.getFiles();
    const exposed = new Set([...entry.childrenIterable].flatMap((group) => group.getFiles()));
    for (const file of exposed) {
      const { source } = compilation.getAsset(file) ?? {};
      if (!target || !source) continue;
      compilation.updateAsset(target, (own) => new webpack.sources.ConcatSource(source, '\n', own));
      compilation.deleteAsset(file);
    }
  }
}
