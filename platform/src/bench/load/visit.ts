import type { Browser, CDPSession, Page } from '@playwright/test';
import { RELEASES_URL } from '../../releases/index.ts';
import type { Figures } from './figures.ts';
import type { Network } from './networks.ts';
import { startPageClock } from './page-clock.ts';
import type { Visitor } from './visitors.ts';

const PATIENCE_MS = 30_000;
/** After the page is there: what is still drawn then may be the largest. */
const SETTLE_MS = 500;

/** Opens the visitor's first page with an empty cache, as one who comes for the first time, and measures it. */
export async function visit(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  network: Network,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools, origin);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.width,
      uploadThroughput: network.width,
    });
    await page.addInitScript((token) => token && localStorage.setItem('token', token), visitor.token);
    await page.addInitScript(startPageClock);
    await page.goto(origin + visitor.path);
    await page.waitForFunction(() => globalThis.pageTimes?.page, undefined, { timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return { ...traffic, ...(await timesOf(page)) };
  } finally {
    await context.close();
  }
}

async function timesOf(page: Page) {
  const times = await page.evaluate(() => globalThis.pageTimes);
  if (!times?.paint) throw new Error('Chromium tells no largest contentful paint of this page.');
  return times;
}

/** Counts what comes over the network from now on: the page and the files of the releases. */
async function watchTraffic(
  devtools: CDPSession,
  origin: string,
): Promise<Pick<Figures, 'bytes' | 'requests'>> {
  const traffic = { bytes: 0, requests: 0 };
  const counted = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isFile = type === 'Document' || response.url.startsWith(origin + RELEASES_URL);
    if (isFile && response.fromDiskCache !== true) counted.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => counted.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!counted.has(requestId)) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return traffic;
}
