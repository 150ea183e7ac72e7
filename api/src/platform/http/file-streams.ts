import { PassThrough, pipeline } from 'node:stream';
import { LIMITS } from '@metier/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import { MINIMUM_RATE, readWithinLimits, type MinimumRate } from './read-within-limits.ts';
import { asRefusal } from './forms.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { uploadBudget } from './upload-budget.ts';

/** A file that is being received. */
interface ArrivingFile {
  /** Name given by the sender. */
  readonly name: string;
  /** Its bytes as they arrive. Throws `invalidInput` if the file is incomplete, too large or too slow. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Receives files as streams: memory per file is that of its reader. */
export interface FileStreams {
  /** Passes on the only file of a form, whose field is `file`. Throws `invalidInput` for any other form. */
  readonly fromForm: <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (file: ArrivingFile) => Promise<Taken>,
  ) => Promise<Taken>;
  /** Passes on a body of plain bytes. */
  readonly fromBody: <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (chunks: AsyncIterable<Buffer>) => Promise<Taken>,
  ) => Promise<Taken>;
}

/** Bytes of a form besides its file. */
const BYTES_AROUND = 10_000;
/** Memory per upload: one block that is being filled and one that is being written. */
const HELD = 2 * LIMITS.files.block;
const BUDGET = { bytesTotal: 32 * HELD, bytesPerUser: LIMITS.files.atOnce * HELD, waitMs: 15_000 };

export const BYTES = 'application/octet-stream';

/** Makes the routes of a scope leave forms and plain bytes unread until the handler reads them. */
export async function acceptStreams(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addContentTypeParser(BYTES, (_request, _body, done) => done(null, undefined));
}

/** @example await fileStreams().fromBody(request, reply, async (chunks) => { for await (const chunk of chunks) … }); */
export function fileStreams(rate: MinimumRate = MINIMUM_RATE): FileStreams {
  const budget = uploadBudget(BUDGET);
  const receive = async <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    largest: number,
    read: () => Promise<Taken>,
  ): Promise<Taken> => {
    const { headers, raw, actor, ip } = request;
    const maxBytes = Number(headers['content-length'] ?? largest);
    if (maxBytes > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const release = await budget.enter(actor?.userId ?? ip, HELD, disconnectSignal(reply));
    try {
      return await readWithinLimits({ raw, maxBytes, rate, reply }, read);
    } finally {
      release();
    }
  };
  return {
    fromForm: (request, reply, take) =>
      receive(request, reply, LIMITS.files.bytes + BYTES_AROUND, () => readForm(request, take)),
    fromBody: (request, reply, take) =>
      receive(request, reply, LIMITS.files.bytes, () => {
        const bytes = new PassThrough();
        // Errors of the pipeline are thrown by the iteration.
        pipeline(request.raw, bytes, () => undefined);
        return take(refusing(bytes));
      }),
  };
}

async function readForm<Taken>(
  request: FastifyRequest,
  take: (file: ArrivingFile) => Promise<Taken>,
): Promise<Taken> {
  let taken: { readonly value: Taken } | undefined;
  const limits = { fileSize: LIMITS.files.bytes, files: 1, fields: 1, fieldSize: 0 };
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (done) break;
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw new AppError('invalidInput', { [part.fieldname]: 'unknown' });
    taken = { value: await take({ name: part.filename, chunks: refusing(whole(part)) }) };
  }
  if (!taken) throw new AppError('invalidInput', { file: 'required' });
  return taken.value;
}

/** The parser truncates a file that is too large and reports it at the end. */
async function* whole({ file }: MultipartFile): AsyncIterable<Buffer> {
  yield* file;
  if (file.truncated) throw new AppError('invalidInput', { file: 'tooLarge' });
}

async function* refusing(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw error instanceof AppError ? error : asRefusal(error);
  }
}
