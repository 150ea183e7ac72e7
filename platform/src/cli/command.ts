import type { Shutdown } from './shutdown.ts';

/** One word after `npm run`. A command that stays (a server) returns when it works and ends by the shutdown. */
export type Command = (args: readonly string[], shutdown: Shutdown) => Promise<void>;

/** A command cannot do its work; the message says what to do about it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
