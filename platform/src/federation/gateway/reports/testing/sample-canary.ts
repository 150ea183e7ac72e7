import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, ReleaseStore, setCanary } from '../../../../releases/index.ts';
import { storeInto } from '../../testing/release-into.ts';
import { addSamples } from '../../testing/sample-gateway.ts';
import { sampleReleases } from '../../testing/sample-releases.ts';
import { ReportCounter } from '../report-counter.ts';
import { CanaryWatcher } from '../watch-canaries.ts';

export const AUTHOR = { by: 'Ada', why: '' };
/** When the canary was started. */
export const START = Date.parse('2026-11-22T20:00:17.000Z');
/** Share of the canary. */
export const PERCENT = 10;

export type SampleCanary = Awaited<ReturnType<typeof startSampleCanary>>;

/** A temporary store with the sample releases live, and a canary of the remote `customer`. */
export async function startSampleCanary() {
  const folder = await mkdtemp(join(tmpdir(), 'sample-canary-'));
  /** The store as another process opens it. */
  const open = () => new ReleaseStore(new FolderStore(folder));
  const store = open();
  await addSamples(store);
  const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
  const next = await storeInto(store, { app: 'customer', manifest: { ...customer, container: 'next' } });
  await setCanary(store, AUTHOR, 'customer', { release: next, percent: PERCENT, now: new Date(START) });
  const registered = async () => (await store.registry.read())?.apps['customer'];
  return {
    store,
    open,
    /** The canary's release. */
    next,
    /** The registered canary; undefined after its end. */
    canary: async () => (await registered())?.canary,
    live: async () => (await registered())?.live ?? '',
    close: () => rm(folder, { recursive: true }),
    /** The counter and the watcher of one gateway. */
    openGateway(watched = open(), reported: string[] = []) {
      const counter = new ReportCounter();
      const report = (message: string) => void reported.push(message);
      return { counter, reported, watcher: new CanaryWatcher({ store: watched, counter, report }) };
    },
  };
}
