import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../cli/progress/index.ts';
import {
  FolderStore,
  findApps,
  isRemote,
  makeLive,
  readRelease,
  ReleaseStore,
} from '../../releases/index.ts';
import { median } from './figures.ts';

export const RELEASE_RUNS = 3;

const MAIN = new URL('../../cli/main.ts', import.meta.url);

interface ReleaseTimes {
  /** Build, checks and gate included. */
  readonly release: number;
  readonly rollback: number;
}

/**
 * Median duration of each remote's release and rollback as commands, in seconds.
 *
 * @param folder a store in which the tree is live; the live releases change
 */
export async function* remoteReleaseTimes(
  root: string,
  folder: string,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): AsyncGenerator<readonly [remote: string, times: ReleaseTimes]> {
  for (const { name } of findApps(root).filter((app) => app.name !== 'shell')) {
    const releases: number[] = [];
    const rollbacks: number[] = [];
    for (let run = 0; run < RELEASE_RUNS; run += 1) {
      await makeAnotherLive(folder, name, run);
      releases.push(await timedCommand(['release', `remote-${name}`], folder, signal));
      rollbacks.push(await timedCommand(['rollback', `remote-${name}`], folder, signal));
      progress.done(name);
    }
    yield [name, { release: median(releases), rollback: median(rollbacks) }];
  }
}

/** Makes a release with the same files live, and forgets the one of the source, so that it is built again. */
async function makeAnotherLive(folder: string, app: string, run: number): Promise<void> {
  const store = new ReleaseStore(new FolderStore(folder));
  const live = (await store.registry.read())?.apps[app]?.live;
  const release = live ? await readRelease(store, app, live) : undefined;
  if (!isRemote(release)) throw new Error(`${app} has no live release.`);
  const added = await store.addManifest({ ...release.manifest, container: `metier_bench_${app}_${run}` });
  if ('missing' in added) throw new Error(`${app} has lost ${added.missing.join(', ')}.`);
  await makeLive(store, { by: 'bench', why: '' }, { [app]: added.release });
  await rm(join(folder, 'sources', app), { recursive: true, force: true });
}

async function timedCommand(args: readonly string[], store: string, signal: AbortSignal): Promise<number> {
  const started = performance.now();
  const command = fork(MAIN, args, {
    env: { ...process.env, METIER_RELEASES: store },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(command, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} has failed.`);
  return (performance.now() - started) / 1000;
}
