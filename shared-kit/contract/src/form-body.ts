import type { TSchema } from 'typebox';
import { mediaTypeOf, type Operation } from './operation.ts';
import type { Faults } from './validation.ts';

interface Field {
  readonly contentMediaType?: string;
  readonly maxItems?: number;
  readonly items?: Field;
}

/** One field of a form as it arrives: a text or a file. */
export interface FormPart {
  readonly name: string;
  readonly value: unknown;
  /** True for a file of more bytes than are taken. */
  readonly isTooLarge: boolean;
}

/** What a form holds, and what is wrong with it before its schema has been asked. */
export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly faults: Faults;
}

const fieldsOf = (schema: TSchema): Readonly<Record<string, Field>> =>
  (schema as { properties?: Record<string, Field> }).properties ?? {};

const takesFiles = ({ contentMediaType, items }: Field): boolean =>
  contentMediaType !== undefined || items?.contentMediaType !== undefined;

/** True for a call that may be sent as `multipart/form-data`. Example: `takesForm(operations['GET /api/catalogue']) // false`. */
export const takesForm = ({ body }: Operation): boolean =>
  body !== undefined && mediaTypeOf(body) === 'multipart/form-data';

/** How many files a form may carry. Example: `mostFiles(operation.body) // 10`. */
export const mostFiles = (schema: TSchema): number =>
  Object.values(fieldsOf(schema))
    .filter(takesFiles)
    .reduce((most, { maxItems = 1 }) => most + maxItems, 0);

/**
 * Puts the parts of a form together as its schema has them: repeated fields become lists. A file in the place of a
 * text is a fault, and the other way round.
 *
 * @example formBody(schema, [{ name: 'title', value: 'Signs', isTooLarge: false }]) // { body: { title: 'Signs' }, faults: {} }
 */
export function formBody(schema: TSchema, parts: readonly FormPart[]): FormBody {
  const fields = fieldsOf(schema);
  const body = new Map<string, unknown>();
  const faults = new Map<string, Faults[string]>();
  for (const { name, value, isTooLarge } of parts) {
    const field = fields[name] ?? {};
    if (takesFiles(field) !== value instanceof Blob) faults.set(name, 'type');
    if (isTooLarge) faults.set(name, 'tooLarge');
    body.set(name, field.items ? [...((body.get(name) as unknown[] | undefined) ?? []), value] : value);
  }
  return { body: Object.fromEntries(body), faults: Object.fromEntries(faults) };
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Fields of a JSON body that only a form can carry: files. Example: `pretendedFiles(schema, { images: [{}] }) // { images: 'type' }`. */
export function pretendedFiles(schema: TSchema, body: unknown): Faults {
  const fields = fieldsOf(schema);
  const names = Object.entries(body ?? {})
    .filter(([name, value]) => takesFiles(fields[name] ?? {}) && !isEmptyList(value))
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, 'type']));
}
