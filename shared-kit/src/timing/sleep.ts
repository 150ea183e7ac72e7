/**
 * Resolves after some milliseconds, or as soon as the signal is aborted.
 *
 * @example await sleep(2_000, signal);
 */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const timer = setTimeout(wake, ms);
  signal?.addEventListener('abort', wake);
  await promise;
  clearTimeout(timer);
  signal?.removeEventListener('abort', wake);
}
