import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/index.ts';

/**
 * A signal that aborts when the client disconnects before the response, so that its work can stop. Fastify's
 * `request.signal` does not work for this: it aborts as soon as the body has been read.
 *
 * @example await queue.run(userId, () => draw(bytes), disconnectSignal(reply));
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = (): void => {
    // The client has disconnected; any other error would be logged as a server fault.
    if (!raw.writableFinished) leaving.abort(new AppError('invalidInput', { body: 'format' }));
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return leaving.signal;
}
