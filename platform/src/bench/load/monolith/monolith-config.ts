import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { appConfig } from '../../../federation/build/app-config.ts';
import { ContentNamesPlugin } from '../../../federation/build/content-names.ts';
import { SCRIPTS } from '../../../federation/build/shell-config.ts';
import { type DirectRemote, directRemotes } from './direct-remotes.ts';

/**
 * The same source in one build: the shell without its federation file. Every page keeps its own chunk, which the
 * remote's `import()` creates.
 */
export function monolithConfig(shellFolder: string, remotes: readonly DirectRemote[]): Configuration {
  const { NormalModuleReplacementPlugin } = webpack;
  const common = appConfig(shellFolder, 'metier_monolith', 'production');
  return {
    ...common,
    entry: { entry: join(shellFolder, 'src/index.ts') },
    optimization: { ...common.optimization, splitChunks: SCRIPTS },
    plugins: [
      new ContentNamesPlugin(),
      new NormalModuleReplacementPlugin(/federation-runtime\.ts$/, directRemotes(remotes)),
    ],
  };
}
