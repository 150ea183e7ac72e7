import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadScript } from './load-script.ts';

const ENTRY = '/releases/customer/entry.js';

beforeEach(() => {
  globalThis.metier = {
    earlyAnswers: new Map(),
    pageScripts: Promise.resolve(),
    integrityOf: (url) => `integrity of ${url}`,
  };
});
afterEach(() => {
  globalThis.metier = undefined;
});

/** Begins to load a script; the element is ended by the test, since jsdom loads none. */
function begin(url: string) {
  const loading = loadScript(url);
  const [script] = document.head.getElementsByTagName('script');
  if (!script) throw new Error('There is no script element.');
  return { loading, script };
}

test('a script is requested with the integrity of its URL', async () => {
  const { loading, script } = begin(ENTRY);
  expect(script).toMatchObject({ integrity: `integrity of ${ENTRY}`, crossOrigin: null });
  expect(new URL(script.src).pathname).toBe(ENTRY);
  script.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
  expect(document.head.getElementsByTagName('script')).toHaveLength(0);
});

test('a script of another origin is requested with CORS, without which its integrity is not checked', async () => {
  const { loading, script } = begin(`https://releases.example${ENTRY}`);
  expect(script).toMatchObject({
    integrity: `integrity of https://releases.example${ENTRY}`,
    crossOrigin: 'anonymous',
  });
  script.dispatchEvent(new Event('load'));
  await loading;
});

test('a script that the browser refuses is an error', async () => {
  const { loading, script } = begin(ENTRY);
  script.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`${ENTRY} did not load.`);
  expect(document.head.getElementsByTagName('script')).toHaveLength(0);
});
