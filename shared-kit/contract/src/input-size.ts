import type { TSchema } from 'typebox';

/** The part of a schema that bounds what is sent. */
interface Bounds {
  readonly properties?: Readonly<Record<string, { readonly maxItems?: number }>>;
  readonly additionalProperties?: unknown;
}

/**
 * Names of the fields that a schema refuses because it does not know them.
 *
 * @example unknownFields(Closed({ id: Id }), { id: '4711', role: 'manager' }) // ['role']
 */
export function unknownFields(schema: TSchema, input: unknown): readonly string[] {
  const { properties = {}, additionalProperties } = schema as Bounds;
  if (additionalProperties !== false) return [];
  return Object.keys(fieldsOf(input)).filter((name) => !Object.hasOwn(properties, name));
}

/**
 * Names of the fields that are longer lists than a schema takes. Nobody looks at an item.
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
