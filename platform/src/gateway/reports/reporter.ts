import type { QueuedReport, ReportQueue } from './report-script.ts';

/**
 * Sends what a page tells: whether it was shown, what failed, and its web vitals. It is a file of its own, asked for
 * after the paint, and nothing of the shell, so that it outlives one that is dead. It is sent as the text of this
 * function, so it may use nothing from outside of itself.
 *
 * It sends names of apps and releases, kinds and measurements: no address, no message, nothing of a person.
 */
export function sendReports(address: string): void {
  type Event = { app: string; release: string; kind: string; value?: number };
  const { metier } = globalThis;
  if (!metier) return;
  const { page, queue } = metier.reports as ReportQueue;
  const { minute, releases, exposed } = page;
  const events: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The release of each app that this tab works with: the page's, until the tab goes over to a newer one. */
  const used: Record<string, string> = { ...releases };
  /** The app whose page is open. */
  let current: string | undefined;
  /** The app of the first page, of which the vitals are. */
  let first: string | undefined;
  let isAnswered = false;
  const told = new Set<string>();

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (events.length > 0)
      navigator.sendBeacon(
        address,
        new Blob([JSON.stringify({ minute, events: events.splice(0, 40) })], { type: 'application/json' }),
      );
  };
  const tell = (app: string, kind: string, value?: number) => {
    const release = used[app];
    // A page that fails in a loop says so often enough.
    if (!release || events.length >= 40) return;
    events.push(value === undefined ? { app, release, kind } : { app, release, kind, value });
    timer ??= setTimeout(send, 1000);
  };
  const once = (app: string, kind: string) => {
    if (told.has(`${app} ${kind}`)) return;
    told.add(`${app} ${kind}`);
    tell(app, kind);
  };

  // The vitals of the first page: what is measured after another app's page was opened is not its own.
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  let areVitalsSent = false;
  const sendVitals = () => {
    if (areVitalsSent || !first || vitals.lcp === 0) return;
    areVitalsSent = true;
    for (const [kind, value] of Object.entries(vitals)) {
      // Nobody may have touched anything.
      if (kind === 'inp' && value === 0) continue;
      for (const app of new Set(['shell', first])) tell(app, kind, Math.round(value * 1000) / 1000);
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
      // This browser does not measure it.
    }
  };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  // Shifts count by windows: at most 5 s, with pauses under 1 s. Source: web.dev/articles/cls
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
  // The slowest interaction; web.dev leaves out one of fifty.
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  });

  const answer = (app: string) => {
    if (isAnswered) return;
    isAnswered = true;
    first = app;
    for (const other of exposed) tell(other, 'answered');
  };
  const fail = (app: string, kind: string) => {
    tell(app, kind);
    once(app, 'failed');
  };
  const take = (report: QueuedReport) => {
    if (!('app' in report)) {
      // Whose it is cannot be told: it counts for all that are open. See docs/decisions/0021-canary.md
      const { kind } = report;
      for (const app of current ? new Set(['shell', current]) : exposed)
        if (kind === 'runtime') fail(app, kind);
        else tell(app, kind);
      return;
    }
    const { app, kind, release } = report;
    answer(app);
    if (release && release !== used[app]) {
      // The vitals until now are those of the release before.
      sendVitals();
      used[app] = release;
      told.delete(`${app} failed`);
    }
    if (kind !== 'shown') return fail(app, kind);
    if (first !== app) sendVitals();
    current = app;
    for (const each of new Set(['shell', app])) tell(each, kind);
  };
  metier.reports = { push: take };
  queue.forEach(take);
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    sendVitals();
    send();
  };
  addEventListener('visibilitychange', leave, true);
  addEventListener('pagehide', () => {
    sendVitals();
    send();
  });
}
