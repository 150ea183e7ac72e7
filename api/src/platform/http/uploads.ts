import { LIMITS } from '@metier/contract';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { boundByRate } from './connections.ts';
import { MINIMUM_RATE, readWithinLimits, type MinimumRate } from './read-within-limits.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { uploadBudget, type BudgetBounds } from './upload-budget.ts';

/** Limits of forms in a process. */
export interface UploadBounds extends BudgetBounds, MinimumRate {}

/** Receives the forms of a process. */
export interface Uploads {
  /**
   * Reads a form once it fits the budget, and holds the reservation until the response is sent.
   *
   * @throws AppError `tooManyRequests` when it does not fit in time; `invalidInput` for a body that is too long or too
   *   slow
   */
  readonly receive: <Form>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<Form>,
  ) => Promise<Form>;
}

const BYTES_OF_TEXTS = 3_000_000;
const MAX_FORM_BYTES = LIMITS.portfolio.images * LIMITS.portfolio.imageBytes + BYTES_OF_TEXTS;
const BOUNDS: UploadBounds = {
  bytesTotal: 3 * MAX_FORM_BYTES,
  bytesPerUser: MAX_FORM_BYTES,
  waitMs: 15_000,
  ...MINIMUM_RATE,
};

/** Receives forms within limits: a form is read only after its whole content-length is reserved. */
export function openUploads(bounds: Partial<UploadBounds> = {}): Uploads {
  const all = { ...BOUNDS, ...bounds };
  const budget = uploadBudget(all);
  return {
    receive: async (request, reply, read) => {
      const { headers, raw, actor, ip } = request;
      // Without a content-length the maximum is reserved and enforced; with one, the HTTP parser enforces it.
      const bytes = Number(headers['content-length'] ?? all.bytesPerUser);
      if (bytes > all.bytesPerUser) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      const left = disconnectSignal(reply);
      const release = await budget.enter(actor?.userId ?? ip, bytes, left);
      if (reply.raw.destroyed) release();
      else reply.raw.once('close', release);
      left.throwIfAborted();
      boundByRate(raw);
      return readWithinLimits({ raw, maxBytes: bytes, rate: all, reply }, read);
    },
  };
}
