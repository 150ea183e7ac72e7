import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { digestOf, integrityOf } from '../../../integrity.ts';
import { parseReports, type Reports } from './report-schema.ts';
import { collectorOf, REPORTER, REPORTER_URL } from './reporter-file.ts';

const PAGE = {
  minute: 1000,
  releases: { shell: 's1', customer: 'c1', freelancer: 'f1' },
  exposed: ['shell', 'customer', 'freelancer'],
};
const MAX_BYTES = 4096;

/** A performance entry. */
type Entry = Record<string, number | boolean>;

/** A minimal page for the two scripts. Timers fire on `pass`, animation frames at once. */
function openPage() {
  const listeners: Record<string, ((event: object) => void)[]> = {};
  const timers: { callback: () => void; after: number }[] = [];
  const sent: Promise<{ address: string; reports: Reports | undefined }>[] = [];
  const observers: Record<string, (entries: Entry[]) => void> = {};
  const requested: object[] = [];
  class HTMLScriptElement {
    src = '';
    integrity = '';
    defer: boolean;
    constructor(defer: boolean) {
      this.defer = defer;
    }
  }
  const context = {
    metier: { integrityOf },
    HTMLScriptElement,
    Blob,
    document: {
      visibilityState: 'visible',
      createElement: () => new HTMLScriptElement(false),
      head: { append: ({ src, integrity }: HTMLScriptElement) => requested.push({ src, integrity }) },
    },
    requestAnimationFrame: (callback: () => void) => callback(),
    setTimeout: (callback: () => void, after = 0) => timers.push({ callback, after }),
    clearTimeout: () => {},
    addEventListener: (name: string, listener: (event: object) => void) =>
      (listeners[name] ??= []).push(listener),
    navigator: {
      sendBeacon: (address: string, body: Blob) =>
        sent.push(body.text().then((text) => ({ address, reports: parseReports(JSON.parse(text)) }))),
    },
    PerformanceObserver: class {
      readonly see: (list: { getEntries: () => Entry[] }) => void;
      constructor(see: (list: { getEntries: () => Entry[] }) => void) {
        this.see = see;
      }
      observe({ type }: { type: string }) {
        if (type === 'layout-shift') throw new TypeError('unknown type');
        observers[type] = (entries) => this.see({ getEntries: () => entries });
      }
    },
  };
  const window = Object.assign(context, { window: {}, globalThis: {} });
  window.window = window;
  window.globalThis = window;
  runInNewContext(collectorOf(PAGE), window);
  const run = (code: string) => void runInNewContext(code, window);
  return {
    requested,
    run,
    window,
    script: (defer: boolean) => new HTMLScriptElement(defer),
    fire: (name: string, event: object = {}) => listeners[name]?.forEach((listener) => listener(event)),
    measure: (type: string, ...entries: Entry[]) => observers[type]?.(entries),
    pass: (milliseconds: number) => {
      const due = timers.filter(({ after }) => after <= milliseconds);
      for (const each of due) timers.splice(timers.indexOf(each), 1);
      for (const { callback } of due) callback();
    },
    push: (app: string, kind: string, release?: string) =>
      run(`metier.reports.push(${JSON.stringify({ app, kind, release })})`),
    start: () => run(REPORTER),
    async sentEvents() {
      const all = (await Promise.all(sent.splice(0))).map(({ address, reports }) => {
        expect(address).toBe('/reports');
        expect(reports?.minute).toBe(1000);
        return reports?.events ?? [];
      });
      return all
        .flat()
        .map((event) =>
          [event.app, event.release, event.kind, 'value' in event ? event.value : ''].join(' ').trim(),
        );
    },
  };
}

const ANSWERED = ['shell s1 answered', 'customer c1 answered', 'freelancer f1 answered'];

test('collector and reporter have at most 4 KB together', () => {
  const bytes = [collectorOf(PAGE), REPORTER].map((code) => brotliCompressSync(code).length);
  expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the reporter is requested once, after the first report and paint', () => {
  const page = openPage();
  expect(page.requested).toEqual([]);
  page.push('customer', 'shown');
  page.push('customer', 'shown');
  page.pass(0);
  expect(page.requested).toEqual([{ src: REPORTER_URL, integrity: digestOf(REPORTER) }]);
  page.pass(10_000);
  expect(page.requested).toEqual([{ src: REPORTER_URL, integrity: digestOf(REPORTER) }]);
});

test('in a page without reports it is requested after 10 s', () => {
  const page = openPage();
  page.pass(9_999);
  expect(page.requested).toEqual([]);
  page.pass(10_000);
  expect(page.requested).toEqual([{ src: REPORTER_URL, integrity: digestOf(REPORTER) }]);
});

test('queued reports are sent in one batch with later ones', async () => {
  const page = openPage();
  page.push('customer', 'shown');
  page.start();
  page.push('freelancer', 'shown');
  expect(await page.sentEvents()).toEqual([]);
  page.pass(1000);
  expect(await page.sentEvents()).toEqual([
    ...ANSWERED,
    'shell s1 shown',
    'customer c1 shown',
    'shell s1 shown',
    'freelancer f1 shown',
  ]);
});

test('every failure is reported with its kind, and `failed` once', async () => {
  const page = openPage();
  page.start();
  page.push('customer', 'load');
  page.push('customer', 'render');
  page.pass(1000);
  expect(await page.sentEvents()).toEqual([
    ...ANSWERED,
    'customer c1 load',
    'customer c1 failed',
    'customer c1 render',
  ]);
});

const AT_FREELANCER = [
  'TypeError: broken',
  'at http://localhost/releases/shell/kit.a1.js:1:2',
  'at http://localhost/releases/freelancer/widget.b2.js:3:4',
].join('\n');

test('an uncaught error counts for the shell and the remote whose script is in its stack, whatever page is shown', async () => {
  const page = openPage();
  page.start();
  page.push('customer', 'shown');
  page.fire('error', { target: page.window, message: 'broken', error: { stack: AT_FREELANCER } });
  page.fire('unhandledrejection', { reason: { stack: AT_FREELANCER } });
  page.fire('error', {
    target: page.window,
    message: 'broken',
    filename: '/releases/freelancer/entry.c3.js',
  });
  page.fire('securitypolicyviolation', { sourceFile: 'http://localhost/releases/freelancer/widget.b2.js' });
  page.pass(1000);
  const events = await page.sentEvents();
  const runtime = ['shell s1 runtime', 'freelancer f1 runtime'];
  expect(events.filter((each) => each.endsWith('runtime'))).toEqual([...runtime, ...runtime, ...runtime]);
  expect(events.filter((each) => each.endsWith('failed'))).toEqual([
    'shell s1 failed',
    'freelancer f1 failed',
  ]);
  expect(events.filter((each) => each.endsWith('policy'))).toEqual([
    'shell s1 policy',
    'freelancer f1 policy',
  ]);
});

test('an uncaught error of unknown origin counts for the shown app and the shell, before the first page for all apps that it may be', async () => {
  const page = openPage();
  page.fire('error', { target: page.window, message: 'broken' });
  page.start();
  page.push('customer', 'shown');
  page.fire('unhandledrejection', { reason: 'broken' });
  page.pass(1000);
  const events = await page.sentEvents();
  expect(events.filter((each) => each.endsWith('runtime'))).toEqual([
    'shell s1 runtime',
    'customer c1 runtime',
    'freelancer f1 runtime',
    'shell s1 runtime',
    'customer c1 runtime',
  ]);
});

test('a policy violation counts for the shown app and the shell, and is no failure', async () => {
  const page = openPage();
  page.start();
  page.push('customer', 'shown');
  page.fire('securitypolicyviolation', { sourceFile: '' });
  page.pass(1000);
  const events = await page.sentEvents();
  expect(events.filter((each) => each.endsWith('policy'))).toEqual(['shell s1 policy', 'customer c1 policy']);
  expect(events.filter((each) => each.endsWith('failed'))).toEqual([]);
});

test('a shell script that does not load is a failure of the shell; other resources are none', async () => {
  const page = openPage();
  page.start();
  page.fire('error', { target: page.script(true) });
  page.fire('error', { target: page.script(false) });
  page.fire('error', { target: {} });
  page.fire('error', { target: page.window, message: 'ResizeObserver loop completed' });
  page.fire('error', { target: page.window, message: 'Script error.' });
  page.pass(1000);
  expect(await page.sentEvents()).toEqual([...ANSWERED, 'shell s1 load', 'shell s1 failed']);
});

test('when the page is hidden, its vitals are sent for the shell and the first app', async () => {
  const page = openPage();
  page.start();
  page.push('customer', 'shown');
  page.measure('largest-contentful-paint', { startTime: 800 }, { startTime: 1200.25 });
  page.measure('event', { interactionId: 7, duration: 240 }, { interactionId: 0, duration: 900 });
  page.window.document.visibilityState = 'hidden';
  page.fire('visibilitychange');
  const events = await page.sentEvents();
  expect(events.slice(5)).toEqual([
    'shell s1 lcp 1200.25',
    'customer c1 lcp 1200.25',
    'shell s1 cls 0',
    'customer c1 cls 0',
    'shell s1 inp 240',
    'customer c1 inp 240',
  ]);
  page.fire('pagehide');
  expect(await page.sentEvents()).toEqual([]);
});

test('a tab that switches to a newer release reports for that one from then on', async () => {
  const page = openPage();
  page.start();
  page.push('customer', 'shown', 'c1');
  page.push('customer', 'render', 'c1');
  page.push('customer', 'render', 'c2');
  page.fire('unhandledrejection', { reason: 'broken' });
  page.pass(1000);
  expect((await page.sentEvents()).slice(ANSWERED.length)).toEqual([
    'shell s1 shown',
    'customer c1 shown',
    'customer c1 render',
    'customer c1 failed',
    'customer c2 render',
    'customer c2 failed',
    'shell s1 runtime',
    'shell s1 failed',
    'customer c2 runtime',
  ]);
});

test('a page that fails in a loop sends at most 40 events a second', async () => {
  const page = openPage();
  page.start();
  for (let count = 0; count < 1000; count++) page.push('customer', 'render');
  page.pass(1000);
  expect(await page.sentEvents()).toHaveLength(40);
});
