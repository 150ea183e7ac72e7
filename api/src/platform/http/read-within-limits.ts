import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyReply } from 'fastify';
import { AppError } from '../errors/index.ts';

/** Minimum rate of a body, and the grace period in milliseconds before it applies. */
export interface MinimumRate {
  readonly bytesPerSecond: number;
  readonly graceMs: number;
}

/**
 * Minimum rate of forms and files, low enough for a phone that sends two files at a time. At this rate a block arrives
 * before the request times out, so every part advances its upload.
 */
export const MINIMUM_RATE: MinimumRate = { bytesPerSecond: 8_000, graceMs: 10_000 };
const CHECK_MS = 1_000;

/** The body of a request that is being received. */
interface Arriving {
  readonly raw: IncomingMessage;
  /** Maximum number of bytes. */
  readonly maxBytes: number;
  readonly rate: MinimumRate;
  readonly reply: FastifyReply;
}

/** Reads a body; aborts if it exceeds its length or stays below the minimum rate. */
export async function readWithinLimits<Form>(
  { raw, maxBytes, rate, reply }: Arriving,
  read: () => Promise<Form>,
): Promise<Form> {
  const { bytesPerSecond, graceMs } = rate;
  const cut = Promise.withResolvers<never>();
  const cutOff = (error: Error): void => {
    void reply.header('connection', 'close');
    cut.reject(error);
  };
  const began = performance.now();
  let bytes = 0;
  const count = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > maxBytes) cutOff(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  };
  const watch = setInterval(() => {
    const due = ((performance.now() - began - graceMs) / 1000) * bytesPerSecond;
    if (bytes < due) cutOff(new AppError('invalidInput', { body: 'tooSlow' }));
  }, CHECK_MS).unref();
  raw.on('data', count);
  try {
    return await Promise.race([cut.promise, read()]);
  } catch (error) {
    // A request that is not read to its end would block its connection.
    raw.unpipe();
    raw.resume();
    throw error;
  } finally {
    clearInterval(watch);
    raw.off('data', count);
  }
}
