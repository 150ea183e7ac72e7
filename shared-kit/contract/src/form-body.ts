import type { TSchema } from 'typebox';
import { mediaTypeOf, type Operation } from './operation.ts';
import type { Faults } from './validation.ts';

interface Field {
  readonly type?: string;
  readonly contentMediaType?: string;
  readonly maxItems?: number;
  readonly items?: Field;
}

/** One field of a multipart form: a text or a file. */
export interface FormPart {
  readonly name: string;
  readonly value: unknown;
  /** True for a file over the size limit. */
  readonly isTooLarge: boolean;
}

/** Values of a form, and faults found before schema validation. */
export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly faults: Faults;
}

const fieldsOf = (schema: TSchema): Readonly<Record<string, Field>> =>
  (schema as { properties?: Record<string, Field> }).properties ?? {};

const takesFiles = ({ contentMediaType, items }: Field): boolean =>
  contentMediaType !== undefined || items?.contentMediaType !== undefined;

/** Form fields are text: converts digits to a number where the schema has an integer. */
const typed = ({ type }: Field, value: unknown): unknown =>
  type === 'integer' && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** True if a call accepts `multipart/form-data`. Example: `takesForm(operations['GET /api/catalogue']) // false`. */
export const takesForm = ({ body }: Operation): boolean =>
  body !== undefined && mediaTypeOf(body) === 'multipart/form-data';

/** Maximum number of files in a form. Example: `maxFiles(operation.body) // 10`. */
export const maxFiles = (schema: TSchema): number =>
  Object.values(fieldsOf(schema))
    .filter(takesFiles)
    .reduce((sum, { maxItems = 1 }) => sum + maxItems, 0);

/**
 * Builds a body from the parts of a form: repeated fields become lists, digits of an integer field a number. A file in
 * place of a text, or the reverse, is a fault.
 *
 * @example
 * formBody(schema, [{ name: 'title', value: 'Signs', isTooLarge: false }]) // { body: { title: 'Signs' }, faults: {} }
 */
export function formBody(schema: TSchema, parts: readonly FormPart[]): FormBody {
  const fields = fieldsOf(schema);
  const body = new Map<string, unknown>();
  const faults = new Map<string, Faults[string]>();
  for (const { name, value, isTooLarge } of parts) {
    const field = fields[name] ?? {};
    if (takesFiles(field) !== value instanceof Blob) faults.set(name, 'type');
    if (isTooLarge) faults.set(name, 'tooLarge');
    body.set(
      name,
      field.items ? [...((body.get(name) as unknown[] | undefined) ?? []), value] : typed(field, value),
    );
  }
  return { body: Object.fromEntries(body), faults: Object.fromEntries(faults) };
}

/** True for an empty list of files, which JSON can carry. */
const isNoFiles = ({ items }: Field, value: unknown): boolean =>
  items !== undefined && Array.isArray(value) && value.length === 0;

/**
 * File fields in a JSON body, which only a form can carry.
 *
 * @example fileFieldsInJson(schema, { images: [{}] }) // { images: 'type' }
 */
export function fileFieldsInJson(schema: TSchema, body: unknown): Faults {
  const fields = fieldsOf(schema);
  const names = Object.entries(body ?? {})
    .filter(([name, value]) => takesFiles(fields[name] ?? {}) && !isNoFiles(fields[name] ?? {}, value))
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, 'type']));
}
