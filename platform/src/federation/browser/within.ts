/** Resolves with true once a promise has settled, with false after the timeout in milliseconds. */
export async function settlesWithin(timeoutMs: number, promise: Promise<unknown>): Promise<boolean> {
  const { promise: end, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  promise.then(
    () => resolve(true),
    () => resolve(true),
  );
  return end.finally(() => clearTimeout(timer));
}

/** The promise, rejected after a timeout in milliseconds. */
export async function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  if (!(await settlesWithin(timeoutMs, promise))) throw new Error(`Timed out after ${timeoutMs} ms.`);
  return promise;
}
