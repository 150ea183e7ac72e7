/** Runs work with the same key sequentially, with different keys concurrently. */
export interface KeyedMutex {
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/** @example await keyedMutex().run(email, () => judge(password)); */
export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: async (key, work) => {
      const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
