import { join } from 'node:path';
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import { appConfig, type ConfigOf } from './app-config.ts';
import { ShellManifestPlugin } from './manifest/shell-manifest-plugin.ts';
import { providedModules } from './shared-modules.ts';

/** The whole webpack configuration of the shell. Why each setting: docs/decisions/0003-federation-sharing.md. */
export function shellConfig(folder: string): ConfigOf {
  return (_env, { mode = 'production' }) => {
    const kit = join(folder, '../shared-kit/src');
    return {
      ...appConfig(folder, 'metier_shell', mode),
      entry: { entry: join(folder, 'src/index.ts') },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin.*\.cjs$/, (resource) => {
          resource.request = resource.request.replace(/\.cjs$/, '.js');
        }),
        new ModuleFederationPlugin({
          name: 'metier_shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: false,
          virtualRuntimeEntry: true,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ProvideSharedPlugin({ provides: providedModules('1.0.0') }),
        new ConsumeSharedPlugin({ consumes: {} }),
        new ShellManifestPlugin({
          kit,
          locales: { shell: join(folder, 'src/locales'), kit: join(kit, 'locales') },
        }),
      ],
    };
  };
}
