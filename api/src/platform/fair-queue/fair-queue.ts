import { AppError } from '../errors/index.ts';

/** Limits of a queue. */
interface Bounds {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks of one user that may be queued. */
  readonly queuedPerUser: number;
  /** Tasks of all users that may be queued. */
  readonly queuedTotal: number;
}

/** Runs expensive work of many users, a few tasks at a time. */
export interface FairQueue {
  /**
   * Runs a task when it is the user's turn. Users take turns, however many tasks each has queued.
   *
   * @param signal removes a queued task; a running task must observe it itself
   * @throws AppError `tooManyRequests` when too many tasks are queued; the signal's reason
   */
  readonly run: <Result>(
    userId: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>;
}

const RETRY_AFTER = 5;

/**
 * A bounded round-robin queue: the next turn goes to the user who has waited longest since their last one.
 *
 * @example await fairQueue({ concurrency: 1, queuedPerUser: 10, queuedTotal: 100 }).run(userId, () => draw(image));
 */
export function fairQueue({ concurrency, queuedPerUser, queuedTotal }: Bounds): FairQueue {
  /** In the order of their next turn; a user moves to the end after one. */
  const users = new Map<string, Set<() => void>>();
  let running = 0;
  let waiting = 0;

  const remove = (userId: string, turn: () => void): boolean => {
    const turns = users.get(userId);
    if (!turns?.delete(turn)) return false;
    waiting -= 1;
    if (turns.size === 0) users.delete(userId);
    return true;
  };
  const next = (): void => {
    const [first] = users;
    if (!first || running >= concurrency) return;
    const [userId, turns] = first;
    const [turn] = turns;
    if (!turn) return;
    remove(userId, turn);
    if (users.delete(userId)) users.set(userId, turns);
    running += 1;
    turn();
  };
  const turnOf = (userId: string, signal?: AbortSignal): Promise<void> => {
    const turns = users.get(userId) ?? new Set();
    if (turns.size >= queuedPerUser || waiting >= queuedTotal)
      throw new AppError('tooManyRequests', { retry_after: RETRY_AFTER });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting += 1;
    users.set(userId, turns.add(resolve));
    const leave = (): void => {
      if (remove(userId, resolve)) reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave, { once: true });
    next();
    return promise;
  };
  return {
    run: async (userId, work, signal) => {
      signal?.throwIfAborted();
      await turnOf(userId, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
