import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The API in a separate process. */
export interface ApiProcess {
  /** Its address; rejects if it exits before it listens. */
  readonly address: Promise<string>;
  /** Its output so far. */
  readonly output: () => string;
  /** Sends a signal without awaiting its effect. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Resolves to its exit code; null if a signal killed it. */
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
      const [, found] = /listens on (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The API ended with ${code}: ${output}`)));
  });
  // Unhandled where a test does not await the address.
  address.catch(() => undefined);
  return { address, output: () => output, signal: (name) => child.kill(name), ended };
}
