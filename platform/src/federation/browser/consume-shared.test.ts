import { expect, jest, test } from '@jest/globals';
import { consumeShared, type LoadShared } from './consume-shared.ts';

/** A remote whose chunks 1 and 2 import `react` as module 10. */
function remote(load: LoadShared) {
  const consume = consumeShared(load);
  const installedModules = {};
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 10: { shareKey: 'react' } } },
  };
  return {
    begin: (chunkId: string): Promise<unknown>[] => {
      const promises: Promise<unknown>[] = [];
      consume({
        chunkId,
        chunkMapping: { 1: ['10'], 2: ['10'] },
        installedModules,
        promises,
        webpackRequire,
      });
      return promises;
    },
    run: (id: string): unknown => {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]?.(module);
      return module.exports;
    },
  };
}

test('a chunk waits for the shared modules that it imports, and gets them by their name', async () => {
  const { begin, run } = remote(async (name) => ({ name }));
  await Promise.all(begin('1'));
  expect(run('10')).toEqual({ name: 'react' });
});

test('a chunk that imports nothing shared waits for nothing', () => {
  expect(remote(async () => ({})).begin('3')).toEqual([]);
});

test('two chunks share one module, which is loaded once', async () => {
  const load = jest.fn<LoadShared>(async () => ({}));
  const { begin } = remote(load);
  await Promise.all([...begin('1'), ...begin('2')]);
  expect(begin('2')).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed module fails its chunk and is requested again by the next one', async () => {
  const load = jest
    .fn<LoadShared>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('React');
  const { begin, run } = remote(load);
  await expect(Promise.all(begin('1'))).rejects.toThrow('offline');
  await Promise.all(begin('2'));
  expect(run('10')).toBe('React');
});
