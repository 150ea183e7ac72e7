import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Progress } from '../../cli/progress/index.ts';
import { findApps } from '../../releases/index.ts';
import { median } from './figures.ts';

export const BUILD_RUNS = 3;

/** Median duration of each remote's production build as a command, in seconds. */
export async function* remoteBuildTimes(
  root: string,
  scratch: string,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): AsyncGenerator<readonly [remote: string, seconds: number]> {
  for (const { name, folder } of findApps(root).filter((app) => app.name !== 'shell')) {
    const seconds: number[] = [];
    for (let run = 0; run < BUILD_RUNS; run += 1) {
      seconds.push(await timedBuild(folder, join(scratch, `${name}-${run}`), signal));
      progress.done(name);
    }
    yield [name, median(seconds)];
  }
}

async function timedBuild(folder: string, output: string, signal: AbortSignal): Promise<number> {
  const started = performance.now();
  const build = fork(new URL('./build-alone.ts', import.meta.url), [folder, output], {
    signal,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${folder} does not build.`);
  return (performance.now() - started) / 1000;
}
