import type { FastifyReply } from 'fastify';

const answerFile = <Content>(reply: FastifyReply, type: string, name: string, content: Content): Content => {
  void reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  return content;
};

/**
 * Answers a call with a PDF and the file name for saving it.
 *
 * @example return answerPdf(reply, 'invoice-000001.pdf', bytes);
 */
export const answerPdf = (reply: FastifyReply, name: string, bytes: Uint8Array): Uint8Array =>
  answerFile(reply, 'application/pdf', name, bytes);

/** Like {@link answerPdf}, for a table made by `csvOf`. */
export const answerCsv = (reply: FastifyReply, name: string, csv: string): Uint8Array =>
  answerFile(reply, 'text/csv; charset=utf-8', name, Buffer.from(csv));
