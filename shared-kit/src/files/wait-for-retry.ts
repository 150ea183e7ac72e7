const FIRST_MS = 1_000;
const MAX_MS = 30_000;

/**
 * Delays a retry until the browser is online again, at most for a backoff that doubles with each failure.
 *
 * @throws the signal's abort reason
 */
export const waitForRetry = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(Math.min(FIRST_MS * 2 ** failures, MAX_MS), signal, [window, 'online']);

/**
 * Delays a retry for as long as the API has said.
 *
 * @throws the signal's abort reason
 */
export const waitRetryAfter = (seconds: number, signal: AbortSignal): Promise<void> =>
  pause(seconds * 1_000, signal);

async function pause(
  ms: number,
  signal: AbortSignal,
  ...sooner: readonly (readonly [EventTarget, string])[]
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = [[signal, 'abort'], ...sooner] as const;
  const listener = () => resolve();
  for (const [target, event] of events) target.addEventListener(event, listener);
  const timer = setTimeout(resolve, ms);
  await promise;
  clearTimeout(timer);
  for (const [target, event] of events) target.removeEventListener(event, listener);
  signal.throwIfAborted();
}
