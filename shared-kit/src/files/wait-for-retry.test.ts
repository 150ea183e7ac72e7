import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitRetryAfter, waitForRetry } from './wait-for-retry.ts';

// Time advances only in the tests.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the delay ends when the browser is online again', async () => {
  const waits = waitForRetry(0, new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await waits;
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [0, 1_000],
  [3, 8_000],
  [20, 30_000],
])('after %i failures the delay is at most %i ms', async (failures, ms) => {
  const ended = jest.fn();
  const waits = waitForRetry(failures, new AbortController().signal).then(ended);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waits;
});

test('the delay rejects with the abort reason when the upload is cancelled', async () => {
  const control = new AbortController();
  const waits = waitForRetry(0, control.signal);
  control.abort(new Error('Cancelled'));
  await expect(waits).rejects.toThrow('Cancelled');
});

test('the delay that the API asks for is kept, whatever the network does', async () => {
  const ended = jest.fn();
  const waits = waitRetryAfter(60, new AbortController().signal).then(ended);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waits;
});
