/** The product's only global, shared by the page's inline script, the shell and the remotes. Types only. */
export type { EarlyAnswer, PageGlobal, PageReport } from './page-global.ts';
