import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lineBack } from './line-back.ts';

// Only what is tested ends the wait.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the wait ends when the browser is online again', async () => {
  const waits = lineBack(0, new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await waits;
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [0, 1_000],
  [3, 8_000],
  [20, 30_000],
])('after %i failures it ends after %i ms at the latest', async (failures, ms) => {
  const ended = jest.fn();
  const waits = lineBack(failures, new AbortController().signal).then(ended);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waits;
});

test('it ends when the upload is cancelled, by what ended it', async () => {
  const control = new AbortController();
  const waits = lineBack(0, control.signal);
  control.abort(new Error('Cancelled'));
  await expect(waits).rejects.toThrow('Cancelled');
});
