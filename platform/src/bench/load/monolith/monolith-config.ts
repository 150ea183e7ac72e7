import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { appConfig } from '../../../build/app-config.ts';
import { type DirectRemote, directRemotes, NOTHING } from './direct-remotes.ts';

/** The one script that the page names. */
export const MONOLITH_ENTRY = 'entry.js';

/**
 * The same source in one build: the shell as it is, but for the two files by which it is federated. Every page keeps
 * the chunk of its own that the remote's `import()` makes.
 */
export function monolithConfig(shellFolder: string, remotes: readonly DirectRemote[]): Configuration {
  const { NormalModuleReplacementPlugin } = webpack;
  return {
    ...appConfig(shellFolder, 'metier_monolith', 'production'),
    entry: { entry: join(shellFolder, 'src/index.ts') },
    plugins: [
      new NormalModuleReplacementPlugin(/federation-runtime\.ts$/, directRemotes(remotes)),
      new NormalModuleReplacementPlugin(/\/doors\.ts$/, NOTHING),
    ],
  };
}
