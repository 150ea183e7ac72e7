/** Work for many items at once; returns a result for each, in the same order. */
type BatchWork<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum batch size: in a larger batch the first calls would wait for the last ones. */
const MAX_ITEMS = 100;

/**
 * Runs calls one by one at low load and in batches at high load: calls that arrive while a batch runs form the next
 * batch, so no call gets a result that was read before it was made.
 *
 * @example const isLive = inBatches((ids: readonly string[]) => selectLive(db, ids)); await isLive(id);
 */
export function inBatches<Item, Result>(work: BatchWork<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const begin = async (): Promise<void> => {
    while (waiting.length > 0) await settle(work, waiting.splice(0, MAX_ITEMS));
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // After all calls of this turn of the event loop.
      setImmediate(() => void begin());
    });
}

async function settle<Item, Result>(
  work: BatchWork<Item, Result>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await work(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, place) => resolve(results[place] as Result));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
