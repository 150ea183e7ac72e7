import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whileSent } from '@metier/shared-kit/http';
import { startI18nWith } from '@metier/shared-kit/i18n';
import { registry } from './testing/registry.ts';
import { LiveRegistry } from './live-registry.ts';
import { tolerantRegistry } from './tolerant-registry.ts';

const { orders } = registry.apps;
if (!orders) throw new Error('The sample has no app `orders`.');
const NEWER = { ...registry, apps: { ...registry.apps, orders: { ...orders, release: '2' } } };
const NEWER_SHELL = { ...NEWER, shell: { ...registry.shell, release: '2' } };

const isOrders = (name: string) => name === 'orders';

let answer: () => Promise<Response>;
let live: LiveRegistry;
let reload: jest.Mock<() => void>;

beforeEach(async () => {
  await startI18nWith('en', {});
  sessionStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  answer = async () => Response.json(NEWER);
  reload = jest.fn<() => void>();
  live = new LiveRegistry(registry, reload);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a tab detects newer releases and keeps its own', async () => {
  expect(live.isOutdated).toBe(false);
  await live.refresh();
  expect(live.isOutdated).toBe(true);
  expect(live.used()).toBe(registry);
  expect(fetch).toHaveBeenCalledWith('/registry', expect.objectContaining({ cache: 'no-cache' }));
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['answers an error', async () => new Response('', { status: 500 })],
  ['answers something else', async () => new Response('<html>')],
])('a gateway that %s leaves the tab as it is', async (_how, given) => {
  answer = given;
  await live.refresh();
  expect(live.isOutdated).toBe(false);
});

test('a visible tab polls every minute, a hidden one when it is shown', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  live.watch();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the tab switches to the newest release of an app without a reload', async () => {
  const changed = jest.fn();
  live.subscribe(changed);
  await live.switchToNewest(isOrders);
  expect(live.used()).toEqual(NEWER);
  expect(live.isOutdated).toBe(false);
  expect(changed).toHaveBeenCalledTimes(1);
  await live.switchToNewest((name) => name === 'earnings');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('an app that was down is used once it is available', async () => {
  const { earnings } = registry.apps;
  live = new LiveRegistry({ ...registry, apps: { earnings: earnings as never }, down: ['orders', 'other'] });
  await live.switchToNewest(isOrders);
  expect(live.used()).toEqual({ ...NEWER, down: ['other'] });
});

test('an app whose manifest was broken is used once it is repaired, also as the same release', async () => {
  const broken = tolerantRegistry({
    ...registry,
    apps: { ...registry.apps, orders: { ...orders, manifest: {} as never } },
  });
  live = new LiveRegistry(broken, reload);
  expect(live.used().down).toEqual(['orders']);
  answer = async () => Response.json(broken);
  await live.switchToNewest(isOrders);
  expect(live.used()).toBe(broken);
  answer = async () => Response.json(registry);
  await live.switchToNewest(isOrders);
  expect(live.used()).toEqual({ ...registry, down: [] });
  expect(reload).not.toHaveBeenCalled();
});

test('the newest release of an app with another shell needs a reload', async () => {
  answer = async () => Response.json(NEWER_SHELL);
  await live.switchToNewest(isOrders);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(live.used()).toBe(registry);
});

test('a switch that needs a reload waits while a change or a file is being sent', async () => {
  answer = async () => Response.json(NEWER_SHELL);
  const sent = Promise.withResolvers<void>();
  const sending = whileSent(sent.promise);
  await live.switchToNewest(isOrders);
  expect(reload).not.toHaveBeenCalled();
  sent.resolve();
  await sending;
  await live.switchToNewest(isOrders);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed page is reloaded once per newer set of releases, and not without one', async () => {
  answer = async () => Response.json(registry);
  await live.reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
  answer = async () => Response.json(NEWER);
  await live.reloadIfOutdated();
  await live.reloadIfOutdated();
  await new LiveRegistry(registry, reload).reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  answer = async () => Response.json(NEWER_SHELL);
  await live.reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failed page is not reloaded while a change or a file is being sent', async () => {
  const sent = Promise.withResolvers<void>();
  const sending = whileSent(sent.promise);
  await live.reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
  sent.resolve();
  await sending;
  await live.reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('failed code reloads a watched page', async () => {
  globalThis.metier = { earlyAnswers: new Map(), pageScripts: Promise.resolve(), integrityOf: () => '' };
  jest.useFakeTimers();
  live.watch();
  globalThis.metier.codeFailed?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  globalThis.metier = undefined;
});
