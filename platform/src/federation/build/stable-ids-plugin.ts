import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The modules that the federation plugin makes, by the beginning of webpack's names for them, and their ids. */
const IDS = { 'container entry ': 'container', 'javascript/esm|data:': 'runtime' } as const;

/**
 * Gives the modules of the federation plugin fixed ids. Webpack would derive them from the path of the plugin's own
 * file, which is another one on each machine, and the same source would be another release there.
 */
export class StableIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    const name = StableIdsPlugin.name;
    compiler.hooks.compilation.tap(name, ({ hooks, chunkGraph }) =>
      hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const [, id] = Object.entries(IDS).find(([start]) => module.identifier().startsWith(start)) ?? [];
          if (id) chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}
