import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const URL = '/releases/shell/s1/kit.en.json';
const TEXTS = { cancel: 'Cancel' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.resetModules();
  globalThis.metierPageBundle = undefined;
  globalThis.metierTexts = undefined;
});

/** Asks for the texts in a page that has just begun. */
async function ask(url = URL) {
  const { bundledTexts } = await import('./bundled-texts.ts');
  const state: { ended: boolean; texts?: unknown } = { ended: false };
  void bundledTexts(url).then((texts) => Object.assign(state, { ended: true, texts }));
  await jest.advanceTimersByTimeAsync(0);
  return state;
}

test('texts come with the bundle', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.metierPageBundle = promise;
  const state = await ask();
  expect(state.ended).toBe(false);
  globalThis.metierTexts = { [URL]: TEXTS };
  resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ ended: true, texts: TEXTS });
});

test('where there is no bundle, or it has not these texts, none are at hand', async () => {
  expect(await ask()).toEqual({ ended: true, texts: undefined });
  globalThis.metierTexts = { [URL]: TEXTS };
  expect(await ask('/releases/shell/s1/kit.de.json')).toEqual({ ended: true, texts: undefined });
});

test('texts wait for a bundle that hangs for a second, and only once', async () => {
  globalThis.metierPageBundle = new Promise(() => {});
  const state = await ask();
  await jest.advanceTimersByTimeAsync(999);
  expect(state.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state).toEqual({ ended: true, texts: undefined });
  const { bundledTexts } = await import('./bundled-texts.ts');
  await expect(bundledTexts(URL)).resolves.toBeUndefined();
});
