import type { FastifyReply } from 'fastify';

/**
 * Answers a call with a PDF and the file name for saving it.
 *
 * @example return answerPdf(reply, 'invoice-000001.pdf', bytes);
 */
export function answerPdf(reply: FastifyReply, name: string, bytes: Uint8Array): Uint8Array {
  void reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`);
  return bytes;
}
