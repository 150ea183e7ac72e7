import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

let awaitPageScripts: () => Promise<boolean>;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  Object.assign(globalThis, { __webpack_public_path__: '/releases/shell/' });
  ({ awaitPageScripts } = await import('./await-page-scripts.ts'));
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.metier = undefined;
});

const setPageScripts = (pageScripts: Promise<void>) => {
  globalThis.metier = { pageScripts, earlyAnswers: new Map(), integrityOf: () => '' };
};

/** Records whether the wait has ended, and with which result. */
function wait() {
  const state: { ended: boolean; came?: boolean } = { ended: false };
  void awaitPageScripts().then((came) => Object.assign(state, { ended: true, came }));
  return state;
}

test('a page without scripts does not wait', async () => {
  const state = wait();
  await jest.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ ended: true, came: true });
  expect(jest.getTimerCount()).toBe(0);
});

test('the wait ends with the scripts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setPageScripts(promise);
  const state = wait();
  await jest.advanceTimersByTimeAsync(1000);
  expect(state.ended).toBe(false);
  resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ ended: true, came: true });
});

test('a hanging script leaves time for another request and is awaited only once', async () => {
  setPageScripts(new Promise(() => {}));
  const state = wait();
  await jest.advanceTimersByTimeAsync(4999);
  expect(state.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state).toEqual({ ended: true, came: false });
  expect(Reflect.get(globalThis, '__webpack_public_path__')).toBe('/releases/shell~1/');
  const again = wait();
  await jest.advanceTimersByTimeAsync(0);
  expect(again).toEqual({ ended: true, came: false });
  expect(Reflect.get(globalThis, '__webpack_public_path__')).toBe('/releases/shell~1/');
});
