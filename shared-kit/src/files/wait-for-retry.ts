const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Delays a retry until the browser is online again, at most for a backoff that doubles with each failure.
 *
 * @throws the signal's abort reason
 */
export async function waitForRetry(failures: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = [
    [window, 'online'],
    [signal, 'abort'],
  ] as const;
  const listener = () => resolve();
  for (const [target, event] of events) target.addEventListener(event, listener);
  const timer = setTimeout(resolve, Math.min(FIRST_MS * 2 ** failures, LONGEST_MS));
  await promise;
  clearTimeout(timer);
  for (const [target, event] of events) target.removeEventListener(event, listener);
  signal.throwIfAborted();
}
