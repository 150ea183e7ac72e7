import { LIMITS } from '@metier/contract';
import { formBody, maxFiles, fileFieldsInJson, type FormPart } from '@metier/contract/form-body';
import type { Faults } from '@metier/contract/validation';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors/index.ts';
import type { Uploads } from './uploads.ts';

const MAX_TEXTS = 100;
const BYTES_OF_A_CHARACTER = 4;

/** Makes the routes of a scope accept `multipart/form-data`; nothing is read before `readForm`. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: LIMITS.portfolio.imageBytes,
      fieldSize: LIMITS.descriptionLength * BYTES_OF_A_CHARACTER,
      fields: MAX_TEXTS,
    },
  });
}

/**
 * Reads the form of a request into its body: texts as strings, files as `Blob`, lists where the schema has them. A JSON
 * body is unchanged and cannot carry files.
 *
 * @throws AppError `invalidInput` for a file that is too large, a file in place of a text or a text in place of a file;
 *   what `uploads` throws
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: TSchema,
  uploads: Uploads,
): Promise<void> {
  const faults = request.isMultipart()
    ? await uploads.receive(request, reply, () => readParts(request, schema))
    : fileFieldsInJson(schema, request.body);
  if (Object.keys(faults).length > 0) throw new AppError('invalidInput', faults);
}

async function readParts(request: FastifyRequest, schema: TSchema): Promise<Faults> {
  const parts: FormPart[] = [];
  // Rejected parts are read to their end, too: a request that is not would block its connection.
  try {
    for await (const part of request.parts({ limits: { files: maxFiles(schema) } }))
      parts.push(await partOf(part));
  } catch (error) {
    throw asRefusal(error);
  }
  const { body, faults } = formBody(schema, parts);
  request.body = body;
  return faults;
}

/** Errors of the plugin carry a status; a form that its parser cannot read is a plain error. */
export const asRefusal = (error: unknown): unknown =>
  (error as FastifyError).statusCode === undefined ? new AppError('invalidInput', { body: 'format' }) : error;

async function partOf(part: Multipart): Promise<FormPart> {
  const { fieldname: name } = part;
  if (part.type === 'field') return { name, value: part.value, isTooLarge: false };
  const value = new Blob([(await part.toBuffer()) as Buffer<ArrayBuffer>]);
  return { name, value, isTooLarge: part.file.truncated };
}
