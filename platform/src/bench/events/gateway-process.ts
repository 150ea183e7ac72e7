import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Shutdown } from '../../cli/shutdown.ts';
import { endWithThisProcess } from '../../end-with-process.ts';

/** Starts a gateway in a process of its own, as in production; resolves with its origin. */
export async function startGateway(store: string, api: string, shutdown: Shutdown): Promise<string> {
  const child = fork(new URL('./gateway-server.ts', import.meta.url), [store, api], {
    execArgv: ['--no-warnings'],
  });
  endWithThisProcess(child);
  const ended = once(child, 'exit');
  shutdown.defer(async () => {
    child.kill();
    await ended;
  });
  const [origin] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The gateway ended before it listened');
    }),
  ])) as [string];
  return origin;
}
