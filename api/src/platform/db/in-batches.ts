/** Work for many at once; gives a result for each, in the same order. */
type BatchWork<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** More would make those at the front wait for those at the end. */
const MOST = 100;

/**
 * Does work for callers one by one while they come alone, and together while they come faster than it is done: who
 * comes while a batch is under way goes with the next one. So nobody is ever told what was true before they came.
 *
 * @example const isLive = inBatches((ids: readonly string[]) => selectLive(db, ids)); await isLive(id);
 */
export function inBatches<Item, Result>(work: BatchWork<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  const begin = async (): Promise<void> => {
    while (waiting.length > 0) await settle(work, waiting.splice(0, MOST));
    isUnderWay = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
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
