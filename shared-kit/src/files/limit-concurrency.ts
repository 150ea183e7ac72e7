/**
 * Limits the number of concurrent tasks; the others wait in order.
 *
 * @example const run = limitConcurrency(2); await run(() => send(file));
 */
export function limitConcurrency(max: number) {
  let free = max;
  const queue: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
