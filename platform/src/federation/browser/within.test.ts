import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withTimeout } from './within.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a result in time is returned, and no timer is left', async () => {
  await expect(withTimeout(8000, Promise.resolve('page'))).resolves.toBe('page');
  await expect(withTimeout(8000, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(jest.getTimerCount()).toBe(0);
});

test('a pending promise is rejected at the deadline', async () => {
  const ended = jest.fn();
  withTimeout(8000, new Promise(() => {})).catch(ended);
  await jest.advanceTimersByTimeAsync(7999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});
