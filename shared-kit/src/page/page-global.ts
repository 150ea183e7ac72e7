/** The response to a request that the page sent before any script had arrived; undefined if none came. */
export interface EarlyAnswer {
  readonly token: string | null;
  /** When it was sent, in milliseconds as by `performance.now()`. */
  readonly sent: number;
  readonly answer: Promise<Response | undefined>;
}

/** A report of a page: the app, and whether its page was shown or how it failed. */
export interface PageReport {
  readonly app: string;
  /** The release in use, which may be newer than the page's; the shell's is always the page's. */
  readonly release?: string | undefined;
  /** `load`: its code did not load. `render`: it threw while rendering. */
  readonly kind: 'shown' | 'load' | 'render';
}

/** Interface between the page's inline script, the shell and the remotes. */
export interface PageGlobal {
  /** Early requests by API URL, as listed in a manifest's `reads`. */
  readonly earlyAnswers: Map<string, EarlyAnswer>;
  /** Settled when each of the page's own scripts has run or failed. */
  readonly pageScripts: Promise<unknown>;
  /** The `integrity` of a script by its URL; empty if the URL contains no digest. */
  readonly integrityOf: (address: string) => string;
  /** What the entries of remotes call to get React and the kit's doors: platform/src/federation/browser/host.ts. */
  federation?: unknown;
  /** Called when code did not load or threw: the shell reloads the page if newer releases are live, once. */
  codeFailed?: () => void;
  /**
   * Queue of reports, by which canaries are evaluated: docs/decisions/0021-canary.md. Undefined in development and in
   * pages with overrides.
   *
   * @example globalThis.metier?.reports?.push({ app: 'customer', release: '1f0c9a62b7de', kind: 'render' });
   */
  reports?: { push(report: PageReport): void };
}

declare global {
  /**
   * The product's global. Beside it there are only those of libraries: the remotes' containers, webpack's lists of chunks,
   * `__reactRouterVersion`, and `__nonce__`, from which the toasts' styles read the page's nonce. The page's inline script
   * sets it first. Checked by e2e/journeys/one-copy.spec.ts.
   */
  var metier: PageGlobal | undefined;
}
