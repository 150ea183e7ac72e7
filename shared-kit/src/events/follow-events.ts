import { STREAM_EVENTS } from '@metier/contract';
import type { QueryClient } from '../query/index.ts';
import { outdatedBy } from './outdated-by.ts';
import { readEvents, type Told } from './read-events.ts';

/** Wait before the stream is asked for again; twice as long after each failure. */
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** For whom events are followed, and where they show. */
interface Follower {
  readonly userId: string;
  readonly client: QueryClient;
  /** Ends the following. */
  readonly signal: AbortSignal;
}

/**
 * Reads again what is shown as soon as it changes on the server. The tabs of a browser share one stream: the one that
 * holds the lock reads it and tells the others. A tab that comes later begins with what changed a moment ago, for its
 * page may have been read before. Tabs in the background read again when they are looked at.
 *
 * @example followEvents({ userId: user.id, client, signal: leaving.signal });
 */
export function followEvents({ userId, client, signal }: Follower): void {
  const name = `metier-events-${userId}`;
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  let lastId: string | undefined;
  /** What changed after the page was read could not be asked: the next word makes everything out of date. */
  let isBehind = false;
  const hear = (heard: Told) => {
    const told = isBehind ? { ...heard, event: STREAM_EVENTS.reset } : heard;
    isBehind = false;
    lastId = told.id;
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
    void client.invalidateQueries({ predicate: outdatedBy(told), refetchType });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));

  const tellAll = async () => {
    for await (const told of readEvents(lastId, signal)) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      channel.postMessage(told);
      hear(told);
    }
  };
  const catchUp = async () => {
    for await (const told of readEvents(undefined, signal)) return hear(told);
  };
  const lead = () =>
    untilEnded(async () => {
      await tellAll().catch((error: unknown) => {
        isBehind ||= lastId === undefined;
        throw error;
      });
    }, signal);
  void navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead();
    })
    .then(() => (signal.aborted ? undefined : catchUp().catch(() => void (isBehind = true))))
    .then(() => (signal.aborted ? undefined : navigator.locks.request(name, { signal }, lead)))
    // Left while it waited for the lock.
    .catch(() => undefined);
}

/** Does something again and again: at once where it has lasted, for timers of tabs in the background are late; later and later while it fails. */
async function untilEnded(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let wait = RETRY_MS;
  while (!signal.aborted) {
    const began = performance.now();
    wait = await work().then(
      () => (performance.now() - began > LONGEST_RETRY_MS ? 0 : RETRY_MS),
      () => Math.min(LONGEST_RETRY_MS, 2 * Math.max(wait, RETRY_MS)),
    );
    // Not all browsers at the same moment when a server comes back.
    const [share = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (wait > 0) await pause(wait * (0.5 + share / 256), signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
