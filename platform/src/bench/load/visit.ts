import { setTimeout } from 'node:timers/promises';
import type { Client } from 'chrome-remote-interface';
import { RELEASES_URL } from '../../releases/index.ts';
import type { VisitingBrowser } from './browser.ts';
import type { Figures } from './figures.ts';
import type { Network } from './networks.ts';
import { isPageThere, type PageTimes, startPageClock } from './page-clock.ts';
import { PageInput } from './page-input.ts';
import { signInPage } from './sign-in-page.ts';
import { timedPress } from './timed-press.ts';
import type { Visitor } from './visitors.ts';

const TIMEOUT_MS = 30_000;
/** Polling interval for completion. Each poll takes time of the page. */
const POLL_MS = 300;
/** Delay after completion: a later paint may be the largest. */
const SETTLE_MS = 500;

/**
 * Measures the visitor's first page with an empty cache, the same page again, and a navigation to another page.
 */
export function visit(
  browser: VisitingBrowser,
  origin: string,
  visitor: Visitor,
  network: Network,
): Promise<Figures> {
  return browser.withPage(async (page) => {
    const traffic = await watchTraffic(page, origin);
    await page.Network.emulateNetworkConditions({
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
    await page.Page.enable();
    if (visitor.session) await signInPage(page, origin, visitor.session);
    const source = `(${String(startPageClock)})(${String(isPageThere)});`;
    await page.Page.addScriptToEvaluateOnNewDocument({ source });
    const first = await open(page, origin + visitor.path, traffic);
    const again = await open(page, origin + visitor.path, traffic);
    const next = await follow(page, visitor.next, traffic);
    return {
      ...first,
      againBytes: again.bytes,
      againPaint: again.paint,
      nextBytes: next.bytes,
      nextPage: next.page,
    };
  });
}

async function open(page: Client, url: string, traffic: Traffic) {
  traffic.begin();
  const { errorText } = await page.Page.navigate({ url });
  if (errorText) throw new Error(`A page did not load: ${errorText}`);
  await until(async () => (await timesOf(page)).page > 0 && traffic.open.size === 0);
  await setTimeout(SETTLE_MS);
  const { paint, page: there } = await timesOf(page);
  if (!paint) throw new Error('Chromium reports no largest contentful paint of this page.');
  return { bytes: traffic.bytes, requests: traffic.requests, paint, page: there };
}

async function follow(page: Client, path: string, traffic: Traffic) {
  traffic.begin();
  const press = await new PageInput(page).moveTo({ selector: `a[href="${path}"]` });
  const there = await timedPress(page, `globalThis.nextPage(${JSON.stringify(path)})`, press);
  await until(async () => traffic.open.size === 0);
  return { bytes: traffic.bytes, page: there };
}

async function timesOf(page: Client): Promise<PageTimes> {
  const expression = 'globalThis.pageTimes ?? { paint: 0, page: 0 }';
  const { result } = await page.Runtime.evaluate({ expression, returnByValue: true });
  return result.value as PageTimes;
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  do {
    if (Date.now() > end) throw new Error(`A page was not complete after ${TIMEOUT_MS} ms.`);
    await setTimeout(POLL_MS);
  } while (!(await isReady()));
}

type Traffic = Awaited<ReturnType<typeof watchTraffic>>;

/** Counts bytes of the page and of release files from now on. */
async function watchTraffic({ Network }: Client, origin: string) {
  const traffic = {
    bytes: 0,
    requests: 0,
    /** Ids of requests that have not completed. */
    open: new Set<string>(),
    begin: () => void Object.assign(traffic, { bytes: 0, requests: 0 }),
  };
  const counted = traffic.open;
  Network.on('responseReceived', ({ requestId, type, response }) => {
    const isFile = type === 'Document' || response.url.startsWith(origin + RELEASES_URL);
    if (isFile && response.fromDiskCache !== true) counted.add(requestId);
  });
  Network.on('requestServedFromCache', ({ requestId }) => counted.delete(requestId));
  Network.on('loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!counted.delete(requestId)) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  Network.on('loadingFailed', ({ requestId }) => counted.delete(requestId));
  await Network.enable({});
  return traffic;
}
