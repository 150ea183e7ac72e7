import type { PageReport } from '@metier/shared-kit/registry';

/** What the gateway knows of the page that it sends. */
export type ReportedPage = {
  /** When it was sent: minutes since 1970. */
  readonly minute: number;
  /** Release by app. */
  readonly releases: Readonly<Record<string, string>>;
  /** The apps to which the page belongs, or may. */
  readonly exposed: readonly string[];
};

/** A report; or an error that nobody caught, or a violation of the page's policy, of which it is not known whose it is. */
export type QueuedReport = PageReport | { readonly kind: 'runtime' | 'policy' };

/** What waits in the page until the reporter has come. */
export type ReportQueue = {
  readonly page: ReportedPage;
  readonly queue: QueuedReport[];
  push(report: QueuedReport): void;
};

/**
 * Stands in the page before all other code: collects what is told and what fails, and asks for the reporter behind the
 * first of it, when the page has been painted; or after a while, for a page in which nothing happens. It is sent as the
 * text of this function, so it may use nothing from outside of itself.
 */
export function collectReports(page: ReportedPage, reporter: string): void {
  const queue: QueuedReport[] = [];
  let isAsked = false;
  const ask = () => {
    if (!isAsked) import(reporter).catch(() => {});
    isAsked = true;
  };
  const reports: ReportQueue = {
    page,
    queue,
    push(report) {
      queue.push(report);
      requestAnimationFrame(() => setTimeout(ask));
    },
  };
  if (globalThis.metier) globalThis.metier.reports = reports;
  // To the reporter, once it has taken over.
  const tell = (report: QueuedReport) =>
    (globalThis.metier?.reports as ReportQueue | undefined)?.push(report);
  addEventListener(
    'error',
    ({ target, message }) => {
      // Told by its place in the page: the shell's scripts are those that the page itself names.
      if (target instanceof HTMLScriptElement) {
        if (target.defer) tell({ app: 'shell', kind: 'load' });
        // A resource's error has no message. A ResizeObserver's loop harms nobody, and an extension's error is not ours.
      } else if (message && !/^(ResizeObserver|Script error)/.test(message)) tell({ kind: 'runtime' });
    },
    true,
  );
  addEventListener('unhandledrejection', () => tell({ kind: 'runtime' }));
  addEventListener('securitypolicyviolation', () => tell({ kind: 'policy' }));
  setTimeout(ask, 10_000);
}
