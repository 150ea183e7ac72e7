import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors/index.ts';

/**
 * Answers with a re-encoded image, which never changes under its id; its headers allow nothing but displaying it.
 *
 * @throws AppError `notFound` if there is none
 */
export function sendImage(reply: FastifyReply, bytes: Buffer | undefined): Buffer {
  if (!bytes) throw new AppError('notFound');
  void reply.headers({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  return bytes;
}
