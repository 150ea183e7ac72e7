/** What changes on the server while pages are open; for the frame. */
export { followEvents } from './follow-events.ts';
