/** The answer to a request that the page sent before any script had arrived; undefined if none came. */
export type EarlyAnswer = { readonly token: string | null; readonly answer: Promise<Response | undefined> };

declare global {
  /** By address of the API: what the page asked for as its manifest says under `reads`. */
  var metierEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}
