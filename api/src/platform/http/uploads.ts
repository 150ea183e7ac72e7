import { LIMITS } from '@metier/contract';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { PACE, whileArriving, type Pace } from './arriving.ts';
import { senderLeft } from './sender-left.ts';
import { uploadBudget, type BudgetBounds } from './upload-budget.ts';

/** What forms may take of a process. */
export interface UploadBounds extends BudgetBounds, Pace {}

/** Receives the forms of a process. */
export interface Uploads {
  /**
   * Reads a form when there is room for it, and holds the room until the answer is sent.
   *
   * @throws AppError `tooManyRequests` when there is no room; `invalidInput` for a body that is too long or too slow
   */
  readonly receive: <Form>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<Form>,
  ) => Promise<Form>;
}

const BYTES_OF_TEXTS = 3_000_000;
const LARGEST_FORM = LIMITS.portfolio.images * LIMITS.portfolio.imageBytes + BYTES_OF_TEXTS;
const BOUNDS: UploadBounds = {
  bytesOfAll: 3 * LARGEST_FORM,
  bytesOfOne: LARGEST_FORM,
  waitMs: 15_000,
  ...PACE,
};

/** Receives forms within bounds: nothing of a form is read before there is room for all that it announces. */
export function openUploads(bounds: Partial<UploadBounds> = {}): Uploads {
  const all = { ...BOUNDS, ...bounds };
  const budget = uploadBudget(all);
  return {
    receive: async (request, reply, read) => {
      const { headers, raw, actor, ip } = request;
      // Who announces nothing is given the most, and cut off beyond that; an announcement is kept by the HTTP parser.
      const bytes = Number(headers['content-length'] ?? all.bytesOfOne);
      if (bytes > all.bytesOfOne) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      const left = senderLeft(reply);
      const release = await budget.enter(actor?.userId ?? ip, bytes, left);
      if (reply.raw.destroyed) release();
      else reply.raw.once('close', release);
      left.throwIfAborted();
      return whileArriving({ raw, most: bytes, pace: all, reply }, read);
    },
  };
}
