import { expect, jest, test } from '@jest/globals';
import { cachedLoads } from './cached-loads.ts';

test('each key is loaded once, also while it is loading', async () => {
  const load = jest.fn(async (name: string, language: string) => `${name} in ${language}`);
  const loadCached = cachedLoads(load);
  expect(await Promise.all([loadCached('terms', 'en'), loadCached('terms', 'en')])).toEqual([
    'terms in en',
    'terms in en',
  ]);
  expect(await loadCached('terms', 'de')).toBe('terms in de');
  expect(load.mock.calls).toEqual([
    ['terms', 'en'],
    ['terms', 'de'],
  ]);
});

test('a load that failed is tried again', async () => {
  const load = jest.fn(async (name: string) => name);
  load.mockRejectedValueOnce(new Error('No connection'));
  const loadCached = cachedLoads(load);
  await expect(loadCached('terms')).rejects.toThrow('No connection');
  expect(await loadCached('terms')).toBe('terms');
});
