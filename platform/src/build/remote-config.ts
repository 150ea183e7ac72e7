import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { appConfig, type ConfigOf } from './app-config.ts';
import { RemoteManifestPlugin } from './manifest/remote-manifest-plugin.ts';
import { consumedModules } from './shared-modules.ts';

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
  const app = basename(folder).replace(/^remote-/, '');
  return (_env, { mode = 'production' }) => ({
    ...appConfig(folder, containerName(app), mode),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(app),
        filename: 'entry.js',
        exposes: { './manifest': './src/manifest.ts' },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        virtualRuntimeEntry: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new RemoteManifestPlugin({ app, container: containerName(app), folder }),
    ],
  });
}
