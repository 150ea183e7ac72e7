import { STREAM_EVENTS } from '@metier/contract';
import type { QueryClient } from '../query/index.ts';
import { sleep } from '../timing/index.ts';
import { invalidatedBy } from './invalidated-by.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

/** First backoff before the stream is opened again; doubled after each failure. */
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/** Whose events are followed, the cache that they invalidate, and what ends it. */
interface Follower {
  readonly userId: string;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/**
 * Invalidates cached reads as soon as their content changes on the server. The tabs of a browser share one stream: the
 * tab that holds a Web Lock reads it and forwards each event over a BroadcastChannel. Background tabs invalidate only, and
 * refetch when they become visible.
 *
 * @example followEvents({ userId: user.id, client, signal: leaving.signal });
 */
export function followEvents({ userId, client, signal }: Follower): void {
  const name = `metier-events-${userId}`;
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  let lastEventId: string | undefined;
  /** True if events before the next one may be lost: it then counts as a reset. */
  let hasGap = false;
  const apply = (received: ServerEvent) => {
    const event = hasGap ? { ...received, event: STREAM_EVENTS.reset } : received;
    hasGap = false;
    lastEventId = event.id;
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
    void client.invalidateQueries({ predicate: invalidatedBy(event), refetchType });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<ServerEvent>) => apply(data));

  /** Reads the stream for all tabs. */
  const lead = () =>
    withRetries(signal, async () => {
      try {
        for await (const event of readEvents(lastEventId, signal)) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin
          channel.postMessage(event);
          apply(event);
        }
      } catch (error) {
        hasGap ||= lastEventId === undefined;
        throw error;
      }
    });
  /** Reads what changed since shortly before this tab was opened, which the leading tab has forwarded already. */
  const catchUp = async () => {
    try {
      for await (const event of readEvents(undefined, signal)) return apply(event);
    } catch {
      hasGap = true;
    }
    return undefined;
  };
  const follow = async () => {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? lead() : undefined));
    if (signal.aborted) return;
    await catchUp();
    await navigator.locks.request(name, { signal }, lead);
  };
  // A pending request for the lock rejects when the signal is aborted.
  void follow().catch(() => undefined);
}

/**
 * Repeats an operation until the signal is aborted, with exponential backoff and jitter. It is repeated at once after it
 * ran longer than the longest backoff, because timers of background tabs are throttled.
 */
async function withRetries(signal: AbortSignal, operation: () => Promise<void>): Promise<void> {
  let wait = RETRY_MS;
  while (!signal.aborted) {
    const startedAt = performance.now();
    wait = await operation().then(
      () => (performance.now() - startedAt > MAX_RETRY_MS ? 0 : RETRY_MS),
      () => Math.min(MAX_RETRY_MS, 2 * Math.max(wait, RETRY_MS)),
    );
    const [jitter = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (wait > 0) await sleep(wait * (0.5 + jitter / 256), signal);
  }
}
