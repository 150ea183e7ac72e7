/** Refetches what open pages show when it changes on the server. Used by the shell's frame. */
export { followEvents } from './follow-events.ts';
