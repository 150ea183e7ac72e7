import { LIMITS, type FieldError } from '@metier/shared-kit/contract';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors/index.ts';

interface Field {
  readonly contentMediaType?: string;
  readonly maxItems?: number;
  readonly items?: Field;
}
type Fields = Readonly<Record<string, Field>>;

const MOST_TEXTS = 100;
const BYTES_OF_A_CHARACTER = 4;

/** Teaches a scope of routes to read `multipart/form-data`; nothing is read before `readForm` asks for it. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: LIMITS.portfolio.imageBytes,
      fieldSize: LIMITS.descriptionLength * BYTES_OF_A_CHARACTER,
      fields: MOST_TEXTS,
    },
  });
}

/**
 * Reads the form of a request into its body: texts as strings, files as `Blob`, lists where the schema has them. A body
 * of JSON stays as it is, but cannot carry files.
 *
 * @throws AppError `invalidInput` for a file that is too large or stands in the place of a text, and the other way round
 */
export async function readForm(request: FastifyRequest, schema: TSchema): Promise<void> {
  const { properties: fields = {} } = schema as { properties?: Fields };
  const faults = request.isMultipart()
    ? await readParts(request, fields)
    : pretendedFiles(request.body, fields);
  if (faults.size > 0) throw new AppError('invalidInput', Object.fromEntries(faults));
}

async function readParts(request: FastifyRequest, fields: Fields): Promise<Map<string, FieldError>> {
  const body = new Map<string, unknown>();
  const faults = new Map<string, FieldError>();
  const files = Object.values(fields).filter(takesFiles);
  const limits = { files: files.reduce((most, { maxItems = 1 }) => most + maxItems, 0) };
  // Wrong parts are read to their end, too: a request left half read would block its connection.
  try {
    for await (const part of request.parts({ limits })) {
      const { fieldname: name } = part;
      const field = fields[name] ?? {};
      const value = await valueOf(part);
      if (takesFiles(field) !== value instanceof Blob) faults.set(name, 'type');
      if (part.type === 'file' && part.file.truncated) faults.set(name, 'tooLarge');
      body.set(name, field.items ? [...((body.get(name) as unknown[] | undefined) ?? []), value] : value);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  request.body = Object.fromEntries(body);
  return faults;
}

/** The plugin's own refusals carry their status; what its parser cannot read at all is a plain error. */
const asRefusal = (error: unknown): unknown =>
  (error as FastifyError).statusCode === undefined ? new AppError('invalidInput', { body: 'format' }) : error;

async function valueOf(part: Multipart): Promise<unknown> {
  return part.type === 'file' ? new Blob([new Uint8Array(await part.toBuffer())]) : part.value;
}

function pretendedFiles(body: unknown, fields: Fields): Map<string, FieldError> {
  const names = Object.entries(body ?? {})
    .filter(([name, value]) => takesFiles(fields[name] ?? {}) && JSON.stringify(value) !== '[]')
    .map(([name]) => name);
  return new Map(names.map((name) => [name, 'type']));
}

const takesFiles = ({ contentMediaType, items }: Field): boolean =>
  contentMediaType !== undefined || items?.contentMediaType !== undefined;
