import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The API in a process of its own. */
export interface ApiProcess {
  /** Where it answers, once it does; fails when it ends before. */
  readonly address: Promise<string>;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Sends a signal, without waiting for what comes of it. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its exit code when it has ended; null after a signal that it did not handle. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the API on a free port, with settings beside those of the test's own environment.
 *
 * @example const api = startProcess({ DATABASE_URL: url, METIER_DEMO: '0' }); await fetch(await api.address);
 */
export function startProcess(settings: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, ['--no-warnings', MAIN], {
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer): void => {
      output += part.toString();
      const [, found] = /answers on (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The API ended with ${code}: ${output}`)));
  });
  // Whoever does not wait for the address does not care that there is none.
  address.catch(() => undefined);
  return { address, output: () => output, signal: (name) => child.kill(name), ended };
}
