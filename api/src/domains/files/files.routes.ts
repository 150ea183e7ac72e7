import { LIMITS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { WRONG_MEDIA_TYPE } from '@metier/contract/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/index.ts';
import {
  BYTES,
  disconnectSignal,
  route,
  upload,
  type Actor,
  type FileStreams,
  type RateLimiter,
  type Route,
} from '../../platform/http/index.ts';
import { deleteFile } from './commands/delete-file.ts';
import type { FileStorage } from './file-storage.ts';
import {
  continueUpload,
  openUpload,
  requireOwnFile,
  settleUpload,
  type Completion,
} from './commands/receive-file.ts';
import { receiveForm } from './commands/receive-form.ts';
import { fileReply } from './file-reply.ts';
import type { FileLinks } from './file-links.ts';
import type { FileRow } from './files.table.ts';
import { partOf } from './rules/content-range.ts';

/** Per user: forms, new uploads and status queries, each of which may render a preview. */
const FILES = { name: 'files', calls: 600, seconds: 3_600 };
/** In kilobytes. */
const BYTES_OF_A_DAY = { name: 'file-bytes', calls: LIMITS.files.bytesOfDay / 1_000, seconds: 86_400 };

/** Dependencies of the routes. */
export interface FileServices {
  readonly storage: FileStorage;
  readonly links: FileLinks;
  readonly streams: FileStreams;
  readonly limit: RateLimiter;
  readonly completion: Completion;
}

/** Upload and deletion. The domain of a file's subject decides who may fetch it. Source: product.md §12. */
export function filesRoutes({ storage, links, streams, limit, completion }: FileServices): readonly Route[] {
  const count = async (actor: Actor, bytes: number, now: Date): Promise<void> =>
    limit(BYTES_OF_A_DAY, actor.userId, now, Math.ceil(bytes / 1_000));
  const replyOf = async (file: FileRow, now: Date): Promise<Reply<'POST /api/files'>> => ({
    file: await fileReply(file, links, now),
    received: file.received,
  });
  const settled = async (id: string, reply: FastifyReply, now: Date): Promise<Reply<'POST /api/files'>> =>
    replyOf(await settleUpload(storage, id, now, completion, disconnectSignal(reply)), now);
  return [
    upload(
      'POST /api/files',
      async ({ actor, body, now, request, reply }) => {
        if (request.isMultipart()) {
          const announced = Number(request.headers['content-length'] ?? LIMITS.files.bytes);
          await count(actor, Math.min(announced, LIMITS.files.bytes), now);
          const id = await receiveForm(storage, actor.userId, now, (take) =>
            streams.fromForm(request, reply, take),
          );
          return settled(id, reply, now);
        }
        const { name, size } = body;
        if (body.file !== undefined) throw new AppError('invalidInput', { file: 'type' });
        if (name === undefined) throw new AppError('invalidInput', { name: 'required' });
        if (size === undefined) throw new AppError('invalidInput', { size: 'required' });
        await count(actor, size, now);
        return replyOf(await openUpload(storage, actor.userId, { name, size }, now), now);
      },
      ({ actor, now }) => limit(FILES, actor.userId, now),
    ),
    upload('PUT /api/files', async ({ actor, query, now, request, reply }) => {
      const file = await requireOwnFile(storage, actor.userId, query.file_id);
      await receivePart(file, actor, request, reply, now);
      return settled(file.id, reply, now);
    }),
    route('DELETE /api/files', async ({ db, actor, query }) => {
      await deleteFile(db, actor.userId, query.file_id);
      return {};
    }),
  ];

  async function receivePart(
    file: FileRow,
    actor: Actor,
    request: FastifyRequest,
    reply: FastifyReply,
    now: Date,
  ): Promise<void> {
    const { 'content-range': range, 'content-type': type, 'content-length': length } = request.headers;
    if (range === undefined) throw new AppError('invalidInput', { 'Content-Range': 'required' });
    const part = partOf(range, file.size ?? 0);
    if (part === undefined) throw new AppError('invalidInput', { 'Content-Range': 'format' });
    if (part === 'status-query') return limit(FILES, actor.userId, now);
    if (type !== BYTES) throw new AppError('invalidInput', WRONG_MEDIA_TYPE);
    if (length !== undefined && Number(length) !== part.length)
      throw new AppError('invalidInput', { 'Content-Range': 'format' });
    await streams.fromBody(request, reply, (chunks) => continueUpload(storage, file, part, chunks, now));
  }
}
