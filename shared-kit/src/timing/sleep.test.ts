import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sleep } from './sleep.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('it ends after its milliseconds, not before', async () => {
  const woken = jest.fn();
  const sleeping = sleep(2_000).then(woken);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(woken).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sleeping;
  expect(woken).toHaveBeenCalledTimes(1);
});

test('an abort ends it at once and leaves no timer', async () => {
  const leaving = new AbortController();
  const sleeping = sleep(2_000, leaving.signal);
  leaving.abort();
  await sleeping;
  expect(jest.getTimerCount()).toBe(0);
});

test('it does not begin with an aborted signal', async () => {
  await sleep(2_000, AbortSignal.abort());
  expect(jest.getTimerCount()).toBe(0);
});
