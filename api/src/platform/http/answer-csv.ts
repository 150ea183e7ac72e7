import type { FastifyReply } from 'fastify';

/**
 * Answers a call with a CSV and the file name for saving it.
 *
 * @example return answerCsv(reply, 'projects-2026-03-05.csv', csvOf(rows));
 */
export function answerCsv(reply: FastifyReply, name: string, text: string): Uint8Array {
  void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  return Buffer.from(text);
}
