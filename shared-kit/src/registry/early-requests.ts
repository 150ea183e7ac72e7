/** The answer to a request that the page sent before any script had arrived; undefined if none came. */
export type EarlyAnswer = { readonly token: string | null; readonly answer: Promise<Response | undefined> };

declare global {
  /** By address of the API: what the page asked for as its manifest says under `reads`. */
  var metierEarlyAnswers: Map<string, EarlyAnswer> | undefined;
  /** Settled when the scripts of the first page, asked for in one file, have defined their modules, or did not come. */
  var metierPageBundle: Promise<void> | undefined;
  /** By address of their file: the texts that came with those scripts. */
  var metierTexts: Readonly<Record<string, unknown>> | undefined;
}
