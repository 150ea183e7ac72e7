import type { Shutdown } from './shutdown.ts';

/** A command of `npm run`. A server's command returns when the server is ready, and ends by the shutdown. */
export type Command = (args: readonly string[], shutdown: Shutdown) => Promise<void>;

/** A command failed; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
