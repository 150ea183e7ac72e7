/** The response to a request that the page sent before any script had arrived; undefined if none came. */
export type EarlyAnswer = { readonly token: string | null; readonly answer: Promise<Response | undefined> };

/** What the page's own script, the shell and the remotes hand to each other. */
export type PageGlobal = {
  /** By address of the API: what the page asked for, as its manifest says under `reads`. */
  readonly earlyAnswers: Map<string, EarlyAnswer>;
  /** Settled when every script that the page itself asked for has run or failed. */
  readonly pageScripts: Promise<unknown>;
  /** The `integrity` of a script, read from its address; empty if the address does not carry a digest. */
  readonly integrityOf: (address: string) => string;
  /** The federation runtime, which remotes take from the shell: shell/src/federation/host.ts. */
  federation?: unknown;
};

declare global {
  /** The only global of the product beside the remotes' containers. The gateway's page sets it before anything else runs. */
  var metier: PageGlobal | undefined;
}
