import { createRequire } from 'node:module';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

export type Mode = 'development' | 'production';

/**
 * What an app's `webpack.config.ts` exports, in the form that webpack's command line knows. Without a mode: production.
 *
 * @example const config = configOf({}, { mode: 'development' });
 */
export type ConfigOf = (env: unknown, options: { readonly mode?: Mode }) => Configuration;

const require = createRequire(import.meta.url);
// Resolved from here: an app has no build tool of its own.
const SWC_LOADER = require.resolve('swc-loader');

const SWC_OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // `jsxDEV` is undefined in production React, and a development remote must run in a production shell.
    transform: { react: { runtime: 'automatic', development: false } },
  },
};

/** Files are named by their content: releases share unchanged files, and the name is the integrity. */
const FILE = '[name].[contenthash].js';

/** What the shell's and a remote's build have in common. */
export function appConfig(folder: string, name: string, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // No source map by `eval`: the page's policy forbids it, in development too.
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
      // Before the shell gives up a page (`loading-order.ts`), so that "Try again" finds another address.
      chunkLoadTimeout: 6000,
      hashFunction: 'xxhash64',
      // A module that threw stays failed instead of half made, until Retry loads its remote anew.
      strictModuleErrorHandling: true,
    },
    module: { rules: [{ test: /\.tsx?$/, use: { loader: SWC_LOADER, options: SWC_OPTIONS } }] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    optimization: {
      // Of the file as it is sent, in development too.
      realContentHash: true,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
