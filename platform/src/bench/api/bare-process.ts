import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endWithThisProcess } from '../../end-with-process.ts';
import type { BareWork } from './bare-server.ts';
import { freePort } from '../../testing/endurance/free-port.ts';

export interface BareProcess {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a bare route in a separate process. */
export async function startBare(work: BareWork, scratch: string): Promise<BareProcess> {
  const port = await freePort();
  const file = join(scratch, `bare-${port}.json`);
  await writeFile(file, JSON.stringify(work));
  const child = fork(new URL('./bare-server.ts', import.meta.url), [String(port), file], {
    execArgv: ['--no-warnings'],
  });
  endWithThisProcess(child);
  await once(child, 'message');
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
