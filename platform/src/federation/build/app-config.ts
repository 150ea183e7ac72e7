import { createRequire } from 'node:module';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { REACT_COMPILER } from './react-compiler.ts';

export type Mode = 'development' | 'production';

/**
 * The function that an app's `webpack.config.ts` exports, as webpack's command line calls it. Default mode: production.
 *
 * @example const config = configOf({}, { mode: 'development' });
 */
export type ConfigOf = (env: unknown, options: { readonly mode?: Mode }) => Configuration;

const require = createRequire(import.meta.url);
// Resolved from here, since apps have no build tools.
const SWC_LOADER = require.resolve('swc-loader');

const SWC_OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // `jsxDEV` is undefined in production React, and a development remote must run in a production shell.
    transform: { react: { runtime: 'automatic', development: false }, reactCompiler: REACT_COMPILER },
  },
};

/** Content-addressed file names: releases share unchanged files, and the name is the integrity. */
const FILE = '[name].[contenthash].js';

/** Common configuration of the builds of shell and remotes. */
export function appConfig(folder: string, name: string, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // The page's policy forbids source maps by `eval`, also in development.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      publicPath: 'auto',
      uniqueName: name,
      filename: FILE,
      chunkFilename: production ? 'chunk.[contenthash].js' : FILE,
      // Not named after its script, which would then contain its own digest.
      sourceMapFilename: '[name].[contenthash].map',
      assetModuleFilename: '[name].[contenthash][ext]',
      // The integrity of a file of another origin is checked only with CORS.
      crossOriginLoading: 'anonymous',
      // Shorter than the shell's deadline (`loading-timeouts.ts`), so that "Try again" uses another URL.
      chunkLoadTimeout: 6000,
      hashFunction: 'xxhash64',
      // A module that threw throws on every import, until Retry reloads its remote; else it would be half-initialised.
      strictModuleErrorHandling: true,
    },
    module: { rules: [{ test: /\.tsx?$/, use: { loader: SWC_LOADER, options: SWC_OPTIONS } }] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    optimization: {
      // The digest of the emitted file, also in development.
      realContentHash: true,
      // swc has threads of its own; processes would each load it anew.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
