import type { ReleaseControl, ReleaseOutcome } from '@metier/api';
import {
  abortCanary,
  GateError,
  ReleaseError,
  type ReleaseStore,
  rollBack,
  rollbackTarget,
} from '../releases/index.ts';
import { changesOf } from './changes.ts';
import { knownFaults } from './known-faults.ts';
import { overviewOf } from './overview.ts';

/**
 * The API's port to a release store: managers see releases and take them back.
 *
 * @param now the machine's time, by which counts are stored, not the product's clock, which can be moved
 * @example const api = await createApi(config, { releases: releaseControl(store) });
 */
export function releaseControl(store: ReleaseStore, now = () => new Date()): ReleaseControl {
  const faultsOf = knownFaults(store);
  const registeredApps = async () => (await store.registry.read())?.apps ?? {};
  const registeredApp = async (app: string) => {
    const apps = await registeredApps();
    return Object.hasOwn(apps, app) ? apps[app] : undefined;
  };
  const changed = async (app: string): Promise<ReleaseOutcome> => {
    const { live = null, canary } = (await registeredApp(app)) ?? {};
    return { kind: 'changed', live, canary: canary?.release ?? null };
  };
  /** The release functions refuse a change if the state is not the expected one. */
  const outcomeOf = async (app: string, change: () => Promise<unknown>): Promise<ReleaseOutcome> => {
    try {
      await change();
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof GateError) return { kind: 'refused', faults: error.faults };
      if (error instanceof ReleaseError) return changed(app);
      throw error;
    }
  };
  return {
    overview: () => overviewOf(store, now(), faultsOf),
    history: async () => changesOf(await store.registry.history()),
    rollBack: async (app, { live, to }, author) => {
      const registered = await registeredApp(app);
      if (!registered) return { kind: 'unknownApp' };
      if ((await rollbackTarget(store, app, registered)) !== to) return changed(app);
      return outcomeOf(app, () => rollBack(store, author, app, { from: live, to }));
    },
    abortCanary: async (app, canary, author) => {
      if (!(await registeredApp(app))) return { kind: 'unknownApp' };
      return outcomeOf(app, () => abortCanary(store, author, app, { release: canary }));
    },
  };
}
