/** Dialogs and menus whose code is loaded when they are first opened. */
export { onDemand } from './on-demand.tsx';
