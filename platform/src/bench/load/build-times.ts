import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findApps } from '../../releases/index.ts';
import { median } from './figures.ts';

const RUNS = 3;

/** Of each remote: how long its production build takes as a command, in seconds; the median of some runs. */
export async function remoteBuildTimes(root: string, scratch: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { name, folder } of findApps(root).filter((app) => app.name !== 'shell')) {
    const seconds: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      seconds.push(await timedBuild(folder, join(scratch, `${name}-${run}`)));
    times[name] = median(seconds);
  }
  return times;
}

async function timedBuild(folder: string, output: string): Promise<number> {
  const started = performance.now();
  const [code] = (await once(
    fork(new URL('./build-alone.ts', import.meta.url), [folder, output]),
    'exit',
  )) as [number];
  if (code !== 0) throw new Error(`${folder} does not build.`);
  return (performance.now() - started) / 1000;
}
