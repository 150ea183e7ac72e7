import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { appOf } from './app-of.ts';
import { appConfig, type ConfigOf } from './app-config.ts';
import { ContentNamesPlugin } from './content-names.ts';
import { EXTERNAL_RUNTIME, FEDERATION_OPTIONS } from './federation-options.ts';
import { ManifestInEntryPlugin } from './manifest/manifest-in-entry-plugin.ts';
import { RemoteManifestPlugin } from './manifest/remote-manifest-plugin.ts';
import { CONSUMED_MODULES } from './shared-modules.ts';
import { StableIdsPlugin } from './stable-ids-plugin.ts';

// Otherwise the plugin finds webpack by an invalid configuration, whose error takes 0.6 s to compose.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

/** The global variable by which the shell finds a remote: `customer-care` is `metier_customer_care`. */
function containerName(app: string): string {
  return `metier_${app.replaceAll('-', '_')}`;
}

/**
 * The whole webpack configuration of a remote. Why each setting: docs/decisions/0003-federation-sharing.md.
 *
 * @example
 * // remote-customer/webpack.config.ts
 * export default remoteConfig(import.meta.dirname);
 */
export function remoteConfig(folder: string): ConfigOf {
  const app = appOf(folder);
  const container = containerName(app);
  return (_env, { mode = 'production' }) => ({
    ...appConfig(folder, container, mode),
    entry: {},
    externals: EXTERNAL_RUNTIME,
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION_OPTIONS,
        name: container,
        filename: 'entry.js',
        exposes: { './manifest': './src/manifest.ts' },
        shared: CONSUMED_MODULES,
      }),
      new ContentNamesPlugin(),
      new StableIdsPlugin(),
      new ManifestInEntryPlugin(),
      new RemoteManifestPlugin({ app, container, folder }),
    ],
  });
}
