/** The response to a request that the page sent before any script had arrived; undefined if none came. */
export type EarlyAnswer = { readonly token: string | null; readonly answer: Promise<Response | undefined> };

/** What a page tells the gateway: of which app, and whether its page was drawn, or how it failed. */
export type PageReport = {
  readonly app: string;
  /** The one that this tab works with now, which may be newer than the page; the shell's is always the page's. */
  readonly release?: string | undefined;
  /** `load`: its code did not come. `render`: it threw while it was drawn. */
  readonly kind: 'shown' | 'load' | 'render';
};

/** What the page's own script, the shell and the remotes hand to each other. */
export type PageGlobal = {
  /** By address of the API: what the page asked for, as its manifest says under `reads`. */
  readonly earlyAnswers: Map<string, EarlyAnswer>;
  /** Settled when every script that the page itself asked for has run or failed. */
  readonly pageScripts: Promise<unknown>;
  /** The `integrity` of a script, read from its address; empty if the address does not carry a digest. */
  readonly integrityOf: (address: string) => string;
  /** What the entries of remotes call to get React and the kit's doors: shell/src/federation/host.ts. */
  federation?: unknown;
  /**
   * Takes what becomes of pages, for the comparison of canaries with what is live: docs/decisions/0021-canary.md. The
   * page of a tester, or of development, has none.
   *
   * @example globalThis.metier?.reports?.push({ app: 'customer', release: '1f0c9a62b7de', kind: 'render' });
   */
  reports?: { push(report: PageReport): void };
};

declare global {
  /** The only global of the product beside the remotes' containers. The gateway's page sets it before anything else runs. */
  var metier: PageGlobal | undefined;
}
