/** Toasts: every action ends in one. */
export { notify } from './notify.ts';
export { NotifyProvider } from './notify-provider.tsx';
