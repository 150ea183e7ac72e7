import type { QueuedReport, ReportQueue } from './report-script.ts';

/**
 * Sends the reports of a page: whether it was shown, what failed, and its web vitals. It is a separate file, loaded after
 * the first paint and independent of the shell, so it also works when the shell fails. It is sent as this function's
 * source, so it must be self-contained.
 *
 * It sends app names, release names, kinds and measurements, and no personal data: no URL, no message.
 */
export function sendReports(address: string): void {
  interface Event {
    app: string;
    release: string;
    kind: string;
    value?: number;
  }
  const { metier } = globalThis;
  if (!metier) return;
  const { page, queue } = metier.reports as ReportQueue;
  const { minute, releases, exposed } = page;
  const events: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The release of each app in this tab: the page's, until the tab switches to a newer one. */
  const releaseOf: Record<string, string> = { ...releases };
  /** The app whose page is shown. */
  let currentApp: string | undefined;
  /** The app of the first page, to which the vitals belong. */
  let firstApp: string | undefined;
  let isAnswered = false;
  const reported = new Set<string>();

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (events.length > 0)
      navigator.sendBeacon(
        address,
        new Blob([JSON.stringify({ minute, events: events.splice(0, 40) })], { type: 'application/json' }),
      );
  };
  const enqueue = (app: string, kind: string, value?: number) => {
    const release = releaseOf[app];
    // Limits the batch of a page that fails in a loop.
    if (!release || events.length >= 40) return;
    events.push(value === undefined ? { app, release, kind } : { app, release, kind, value });
    timer ??= setTimeout(send, 1000);
  };
  const enqueueOnce = (app: string, kind: string) => {
    if (reported.has(`${app} ${kind}`)) return;
    reported.add(`${app} ${kind}`);
    enqueue(app, kind);
  };

  // Vitals belong to the first app. They are sent before another app's page is shown, whose values would mix in.
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  let areVitalsSent = false;
  const sendVitals = () => {
    if (areVitalsSent || !firstApp || vitals.lcp === 0) return;
    areVitalsSent = true;
    for (const [kind, value] of Object.entries(vitals)) {
      // No interaction happened.
      if (kind === 'inp' && value === 0) continue;
      for (const app of new Set(['shell', firstApp])) enqueue(app, kind, Math.round(value * 1000) / 1000);
    }
  };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const observe = (type: string, see: (entry: Entry) => void) => {
    try {
      new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({
        type,
        buffered: true,
        durationThreshold: 40,
      } as PerformanceObserverInit);
    } catch {
      // Not supported by this browser.
    }
  };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  // CLS is the largest session window: at most 5 s, gaps under 1 s. Source: web.dev/articles/cls
  let shifted = 0;
  let begin = 0;
  let end = -Infinity;
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isSame = startTime - end < 1000 && startTime - begin < 5000;
    if (!isSame) begin = startTime;
    shifted = isSame ? shifted + value : value;
    end = startTime;
    vitals.cls = Math.max(vitals.cls, shifted);
  });
  // The slowest interaction; web.dev ignores one outlier in 50.
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  });

  const answer = (app: string) => {
    if (isAnswered) return;
    isAnswered = true;
    firstApp = app;
    for (const other of exposed) enqueue(other, 'answered');
  };
  const fail = (app: string, kind: string) => {
    enqueue(app, kind);
    enqueueOnce(app, 'failed');
  };
  /** The shell, which runs the code of all, and the remotes whose scripts are named; without any, those on the page. */
  const appsOf = (source: string) => {
    const named = [...source.matchAll(/\/releases\/([\w-]+)/g)].flatMap(([, app]) => app ?? []);
    if (named.some((app) => app !== 'shell')) return ['shell', ...named];
    return currentApp ? ['shell', currentApp] : exposed;
  };
  const handle = (report: QueuedReport) => {
    if (!('app' in report)) {
      const { kind, source } = report;
      for (const app of new Set(appsOf(source)))
        if (kind === 'runtime') fail(app, kind);
        else enqueue(app, kind);
      return;
    }
    const { app, kind, release } = report;
    answer(app);
    if (release && release !== releaseOf[app]) {
      // The vitals so far belong to the previous release.
      sendVitals();
      releaseOf[app] = release;
      reported.delete(`${app} failed`);
    }
    if (kind !== 'shown') return fail(app, kind);
    if (firstApp !== app) sendVitals();
    currentApp = app;
    for (const each of new Set(['shell', app])) enqueue(each, kind);
  };
  metier.reports = { push: handle };
  queue.forEach(handle);
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    sendVitals();
    send();
  };
  addEventListener('visibilitychange', onHidden, true);
  addEventListener('pagehide', () => {
    sendVitals();
    send();
  });
}
