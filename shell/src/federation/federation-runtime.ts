import type { RegisteredApp } from '@metier/shared-kit/registry';
import {
  type ModuleFederationRuntimePlugin,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

const SCRIPT_TIMEOUT_MS = 8000;

/** Waits less for a remote's entry than the default 20 s, and forgets a door that failed to load, so Retry asks anew. */
const patience: ModuleFederationRuntimePlugin = {
  name: 'patience',
  createScript: () => ({ timeout: SCRIPT_TIMEOUT_MS }),
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};
// Global, because each remote has an instance of its own; the shell's was there before.
registerGlobalPlugins([patience]);
registerPlugins([patience]);

/** Loads the module that a remote exposes. `force` forgets an earlier attempt, of which something may be cached. */
export async function loadContainer(app: RegisteredApp): Promise<unknown> {
  const { container, entry } = app.manifest;
  registerRemotes([{ name: container, entry: app.base + entry }], { force: true });
  return loadRemote(`${container}/manifest`);
}
