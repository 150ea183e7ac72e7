import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../../platform/errors/index.ts';
import type { PasswordTry } from './password-worker.ts';

/** Hashes passwords by argon2id. Both functions throw AppError `tooManyRequests` when too many wait. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /**
   * True for the hashed password. Takes equally long without a hash, so that the timing does not reveal whether an
   * account exists.
   */
  readonly fits: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

/** Number of concurrent hashes, and length of the queue. */
interface PasswordPool {
  readonly threads: number;
  readonly maxWaiting: number;
}

/** With several processors one is left for the event loop; each thread takes 19 MB while it hashes. */
const MAX_THREADS = 4;
/** About two seconds of work for one thread. */
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 3;
const IDLE_MS = 60_000;
/** Increment of the threads' niceness on Linux, so that requests have priority. */
const NICE_INCREMENT = 5;
const MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * A hasher with its own threads, which start with the first password: hashing does not block libuv's threads, which
 * read files and compress. Rejects calls beyond `maxWaiting` at once. docs/decisions/0013-cost-of-a-request.md
 *
 * @example const kept = await passwordHasher().hash('Correct-horse-1');
 */
export function passwordHasher({
  threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  maxWaiting = MAX_WAITING,
}: Partial<PasswordPool> = {}): PasswordHasher {
  const pool = new Piscina<unknown, unknown>({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    stricterFIFO: true,
    niceIncrement: NICE_INCREMENT,
    resourceLimits: MEMORY,
  });
  const run = async (name: string, task: unknown): Promise<unknown> => {
    if (pool.queueSize >= maxWaiting)
      throw new AppError('tooManyRequests', { retry_after: RETRY_AFTER_SECONDS });
    return pool.run(task, { name });
  };
  return {
    hash: async (password) => (await run('hash', password)) as string,
    fits: async (passwordHash, password) =>
      (await run('fits', { passwordHash, password } satisfies PasswordTry)) as boolean,
  };
}

/** The one pool of this process. */
export const passwords: PasswordHasher = passwordHasher();
