import type { TSchema } from 'typebox';

/** The part of a schema that limits input size. */
interface Bounds {
  readonly properties?: Readonly<Record<string, { readonly maxItems?: number }>>;
  readonly additionalProperties?: unknown;
}

/**
 * Names of fields that the schema does not define.
 *
 * @example unknownFields(Closed({ id: Id }), { id: '4711', role: 'manager' }) // ['role']
 */
export function unknownFields(schema: TSchema, input: unknown): readonly string[] {
  const { properties = {}, additionalProperties } = schema as Bounds;
  if (additionalProperties !== false) return [];
  return Object.keys(fieldsOf(input)).filter((name) => !Object.hasOwn(properties, name));
}

/**
 * Names of lists with too many items. Does not look at the items.
 *
 * @example overlongLists(Closed({ links: Links }), { links: Array(400_000) }) // ['links']
 */
export function overlongLists(schema: TSchema, input: unknown): readonly string[] {
  const { properties = {} } = schema as Bounds;
  const fields = fieldsOf(input);
  return Object.keys(properties).filter((name) => {
    const { maxItems } = properties[name] ?? {};
    const value = fields[name];
    return maxItems !== undefined && Array.isArray(value) && value.length > maxItems;
  });
}

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Readonly<Record<string, unknown>>)
    : {};
