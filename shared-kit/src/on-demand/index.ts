/** Code and texts that are loaded later: dialogs and menus on first use, charts after the first paint. */
export { afterPaint } from './after-paint.tsx';
export { cachedLoads } from './cached-loads.ts';
export { onDemand } from './on-demand.tsx';
