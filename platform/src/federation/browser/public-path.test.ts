import { beforeEach, expect, test } from '@jest/globals';
import { changePublicPathOnTimeout } from './public-path.ts';

declare let __webpack_public_path__: string;
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** Webpack's error of a file that failed to load. */
const failure = (type: 'timeout' | 'error') => Object.assign(new Error('Loading chunk failed.'), { type });

let answer: () => Promise<unknown>;

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_public_path__: '/releases/shell/4502/',
    __webpack_chunk_load__: () => answer(),
  });
  changePublicPathOnTimeout();
});

test('after each hanging file, the next ones have another URL', async () => {
  answer = () => Promise.reject(failure('timeout'));
  await expect(__webpack_chunk_load__('help')).rejects.toMatchObject({ type: 'timeout' });
  expect(__webpack_public_path__).toBe('/releases/shell/4502~1/');
  await expect(__webpack_chunk_load__('help')).rejects.toMatchObject({ type: 'timeout' });
  expect(__webpack_public_path__).toBe('/releases/shell/4502~2/');
});

test("failed and loaded files do not change the URL, which keeps the browser's cache", async () => {
  answer = () => Promise.reject(failure('error'));
  await expect(__webpack_chunk_load__('help')).rejects.toMatchObject({ type: 'error' });
  answer = () => Promise.resolve();
  await __webpack_chunk_load__('help');
  expect(__webpack_public_path__).toBe('/releases/shell/4502/');
});
