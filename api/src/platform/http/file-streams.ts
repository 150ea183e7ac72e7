import { PassThrough, pipeline } from 'node:stream';
import { LIMITS } from '@metier/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import { PACE, whileArriving } from './arriving.ts';
import { asRefusal } from './forms.ts';
import { senderLeft } from './sender-left.ts';
import { uploadBudget } from './upload-budget.ts';

/** A file on its way. */
interface ArrivingFile {
  /** As its sender names it. */
  readonly name: string;
  /** Its bytes as they arrive. Throws `invalidInput` when they break off, are too many or come too slowly. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Receives files without holding more of one in memory than its reader does. */
export interface FileStreams {
  /** Hands on the one file of a form, whose field is `file`. Throws `invalidInput` for any other form. */
  readonly fromForm: <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (file: ArrivingFile) => Promise<Taken>,
  ) => Promise<Taken>;
  /** Hands on a body of plain bytes. */
  readonly fromBody: <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (chunks: AsyncIterable<Buffer>) => Promise<Taken>,
  ) => Promise<Taken>;
}

/** The parts of a form around its file. */
const BYTES_AROUND = 10_000;
/** Memory of a file on its way: a block being filled and one being written. */
const HELD = 2 * LIMITS.files.block;
const BUDGET = { bytesOfAll: 32 * HELD, bytesOfOne: LIMITS.files.atOnce * HELD, waitMs: 15_000 };

export const BYTES = 'application/octet-stream';

/** Teaches a scope of routes to leave forms and plain bytes unread until the handler reads them. */
export async function acceptStreams(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addContentTypeParser(BYTES, (_request, _body, done) => done(null, undefined));
}

/** @example await fileStreams().fromBody(request, reply, async (chunks) => { for await (const chunk of chunks) … }); */
export function fileStreams(): FileStreams {
  const budget = uploadBudget(BUDGET);
  const receive = async <Taken>(
    request: FastifyRequest,
    reply: FastifyReply,
    largest: number,
    read: () => Promise<Taken>,
  ): Promise<Taken> => {
    const { headers, raw, actor, ip } = request;
    const most = Number(headers['content-length'] ?? largest);
    if (most > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const release = await budget.enter(actor?.userId ?? ip, HELD, senderLeft(reply));
    try {
      return await whileArriving({ raw, most, pace: PACE, reply }, read);
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
        // Its errors are those of the iteration.
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

/** The form's parser cuts a file that is too large, and says so at its end. */
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
