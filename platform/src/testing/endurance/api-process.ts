import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithThisProcess } from '../../end-with-process.ts';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../../../api/src/main.ts', import.meta.url));
/** The options of docs/operations.md; see the environment below. */
const LEAN = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const POLL_MS = 20;
const NOT_FOUND = 404;

/** The API in a separate process, which can be killed and restarted on the same port. */
export class ApiProcess {
  readonly origin: string;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #lastWords = '';

  private constructor(port: number, databaseUrl: string, files: string) {
    this.origin = `http://localhost:${port}`;
    this.#environment = {
      ...process.env,
      NODE_OPTIONS: '--no-warnings',
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      METIER_FILES: files,
      METIER_DEMO: '1',
      LOG_LEVEL: 'silent',
    };
  }

  /** Starts the API on a free port over a database and a folder of files. */
  static async open(databaseUrl: string, files: string): Promise<ApiProcess> {
    const api = new ApiProcess(await freePort(), databaseUrl, files);
    await api.start();
    return api;
  }

  /** Starts the process unless it runs, and waits until it is ready. */
  async start(): Promise<void> {
    if (!this.isRunning()) {
      this.#child = spawn(process.execPath, [...LEAN, MAIN], {
        env: this.#environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      endWithThisProcess(this.#child, 'SIGKILL');
      this.#child.stderr?.on('data', (words: Buffer) => (this.#lastWords = String(words)));
    }
    await this.untilReady();
  }

  /** Waits until the process is ready again, and throws if it has ended: it must recover by itself. */
  async untilReady(): Promise<void> {
    while (!(await this.#isReady())) {
      if (!this.isRunning()) throw new Error(`The API came to an end by itself: ${this.#lastWords}`);
      await sleep(POLL_MS);
    }
  }

  /** False after the process has exited or was killed. */
  isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Process id. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    if (!this.#child || !this.isRunning()) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  /** Readiness may be a second old, so a call must find the database, too. */
  async #isReady(): Promise<boolean> {
    try {
      const { status } = await fetch(`${this.origin}/api/public/freelancer?id=${randomUUID()}`);
      return status === NOT_FOUND && (await fetch(`${this.origin}/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}
