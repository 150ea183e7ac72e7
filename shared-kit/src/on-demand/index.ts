/** Dialogs and menus whose code is loaded on first use. */
export { onDemand } from './on-demand.tsx';
