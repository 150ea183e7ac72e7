/** Parts of a page whose code is loaded later: dialogs and menus on first use, charts after the first paint. */
export { afterPaint } from './after-paint.tsx';
export { onDemand } from './on-demand.tsx';
