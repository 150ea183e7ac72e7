import { expect, test } from '@jest/globals';
import { inBatches } from './in-batches.ts';

/** Doubles numbers, batch by batch; each batch waits until the test ends it. */
function doubler() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const double = inBatches(async (numbers: readonly number[]) => {
    batches.push([...numbers]);
    await new Promise<void>((resolve) => void ends.push(resolve));
    if (numbers.includes(0)) throw new Error('nothing to double');
    return numbers.map((number) => 2 * number);
  });
  return { batches, end: () => ends.shift()?.(), double };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('calls of the same tick share a batch, later calls join the next one', async () => {
  const { batches, end, double } = doubler();
  const early = [double(1), double(2)];
  await turn();
  const late = [double(3), double(4)];
  await turn();
  expect(batches).toEqual([[1, 2]]);
  end();
  expect(await Promise.all(early)).toEqual([2, 4]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  end();
  expect(await Promise.all(late)).toEqual([6, 8]);
});

test('a failed batch rejects all its calls, and the next batch runs', async () => {
  const { end, double } = doubler();
  const failing = Promise.allSettled([double(0), double(1)]);
  await turn();
  const good = double(2);
  end();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  end();
  expect(await good).toBe(4);
});

test('a batch has a maximum size', async () => {
  const { batches, end, double } = doubler();
  const all = Promise.all(Array.from({ length: 150 }, (_, number) => double(number + 1)));
  await turn();
  end();
  await turn();
  end();
  expect(await all).toHaveLength(150);
  expect(batches.map((batch) => batch.length)).toEqual([100, 50]);
});
