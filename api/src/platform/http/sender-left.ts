import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/index.ts';

/**
 * A signal that aborts when the client disconnects before the answer: work for it may stop.
 * `request.signal` of Fastify will not do, for it aborts as soon as a body has been read.
 *
 * @example await queue.run(userId, () => draw(bytes), senderLeft(reply));
 */
export function senderLeft({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = (): void => {
    // The client is gone; any other error would be logged as a server fault.
    if (!raw.writableFinished) leaving.abort(new AppError('invalidInput', { body: 'format' }));
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return leaving.signal;
}
