/** Toasts: every action ends in one. */
export { notify } from './notify.ts';
export { NotifyProvider, BOTTOM_BAR, PAGE_BAR } from './notify-provider.tsx';
