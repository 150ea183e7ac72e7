import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { together } from './together.ts';

test('returns the results in order, including those of skipped work', async () => {
  const late = Promise.withResolvers<number>();
  const all = together([late.promise, false, Promise.resolve('two')]);
  late.resolve(1);
  expect(await all).toEqual([1, false, 'two']);
});

test('waits for all work when some of it fails', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: string[] = [];
  const all = together([Promise.reject(new Error('no')), slow.promise]).catch(() => ended.push('failed'));
  await nextTurn();
  expect(ended).toEqual([]);
  slow.resolve();
  await all;
  expect(ended).toEqual(['failed']);
});

test('throws the earliest failure, which caused the later ones', async () => {
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const all = together([one.promise, other.promise]);
  other.reject(new Error('cause'));
  await nextTurn();
  one.reject(new Error('consequence'));
  await expect(all).rejects.toThrow('cause');
});
