import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: Uint8Array;
}

const sendFile = <Content>(reply: FastifyReply, type: string, name: string, content: Content): Content => {
  void reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  return content;
};

/**
 * Answers a call with a PDF and the file name for saving it.
 *
 * @example return sendPdf(reply, 'invoice-000001.pdf', bytes);
 */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Uint8Array): Uint8Array =>
  sendFile(reply, 'application/pdf', name, bytes);

/** Like {@link sendPdf}, for a table made by `csvOf`. */
export const sendCsv = (reply: FastifyReply, name: string, csv: string): Uint8Array =>
  sendFile(reply, 'text/csv; charset=utf-8', name, Buffer.from(csv));

/**
 * Like {@link sendPdf}, for a ZIP of files, each made when the client has received those before it.
 *
 * @example return sendZip(reply, 'invoices-2026.zip', drawn());
 */
export const sendZip = (reply: FastifyReply, name: string, files: AsyncIterable<ZipEntry>): Readable =>
  sendFile(reply, 'application/zip', name, Readable.fromWeb(makeZip(files) as WebStream));
