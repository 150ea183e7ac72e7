import type { PageReport } from '@metier/shared-kit/page';

/** What the gateway knows about a page that it sends. */
export interface ReportedPage {
  /** When it was sent: minutes since 1970. */
  readonly minute: number;
  /** Release by app. */
  readonly releases: Readonly<Record<string, string>>;
  /** The apps that the page may show. */
  readonly exposed: readonly string[];
}

/** An uncaught error or CSP violation, with a text that may contain the addresses of the scripts it comes from. */
interface UnattributedReport {
  readonly kind: 'runtime' | 'policy';
  readonly source: string;
}

export type QueuedReport = PageReport | UnattributedReport;

/** Queues reports until the reporter has loaded. */
export interface ReportQueue {
  readonly page: ReportedPage;
  readonly queue: QueuedReport[];
  push(report: QueuedReport): void;
}

/**
 * Runs in the page before all other code. Collects reports and errors, and loads the reporter after the first of them,
 * when the page has been painted; after 10 s at the latest. It is sent as this function's source, so it must be
 * self-contained.
 */
export function collectReports(page: ReportedPage, reporter: string): void {
  const queue: QueuedReport[] = [];
  let isRequested = false;
  const loadReporter = () => {
    if (isRequested) return;
    isRequested = true;
    const script = document.createElement('script');
    script.integrity = globalThis.metier?.integrityOf(reporter) ?? '';
    script.src = reporter;
    document.head.append(script);
  };
  const reports: ReportQueue = {
    page,
    queue,
    push(report) {
      queue.push(report);
      requestAnimationFrame(() => setTimeout(loadReporter));
    },
  };
  if (globalThis.metier) globalThis.metier.reports = reports;
  // Read at each call: the reporter replaces the queue when it has loaded.
  const push = (report: QueuedReport) =>
    (globalThis.metier?.reports as ReportQueue | undefined)?.push(report);
  addEventListener(
    'error',
    ({ target, message, error, filename }) => {
      // The deferred scripts are those of the shell.
      if (target instanceof HTMLScriptElement) {
        if (target.defer) push({ app: 'shell', kind: 'load' });
        // A resource's error has no message. ResizeObserver loops are harmless; "Script error" comes from extensions.
      } else if (message && !/^(ResizeObserver|Script error)/.test(message))
        push({ kind: 'runtime', source: `${error?.stack} ${filename}` });
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    push({ kind: 'runtime', source: String(reason?.stack) }),
  );
  addEventListener('securitypolicyviolation', ({ sourceFile }) =>
    push({ kind: 'policy', source: sourceFile }),
  );
  setTimeout(loadReporter, 10_000);
}
