import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Ids of the federation plugin's modules, by the prefix of webpack's names for them. */
const IDS = { 'container entry ': 'container', 'javascript/esm|data:': 'runtime' } as const;

/**
 * Gives the modules of the federation plugin fixed ids. Webpack would derive them from the path of the plugin's file,
 * which differs between machines, so the same source would give another release.
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
