/** The product's one global, by which the page's inline script, the shell and the remotes talk. Types alone. */
export type { EarlyAnswer, PageGlobal, PageReport } from './page-global.ts';
