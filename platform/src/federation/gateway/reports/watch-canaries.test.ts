import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { startWatching } from './watch-canaries.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

test('failures share a check until it has ended, however long it takes', async () => {
  const gateway = fastify();
  let checks = 0;
  let held = Promise.withResolvers<void>();
  const check = () => {
    checks += 1;
    return held.promise;
  };
  const checkSoon = startWatching(gateway, { check });
  const failAndWait = async () => {
    checkSoon();
    await jest.advanceTimersByTimeAsync(1_000);
  };
  await failAndWait();
  await failAndWait();
  expect(checks).toBe(1);
  held.resolve();
  held = Promise.withResolvers();
  await failAndWait();
  await failAndWait();
  expect(checks).toBe(2);
  held.resolve();
  await gateway.close();
});
