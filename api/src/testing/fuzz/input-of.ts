import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { anyFile } from './hostile-files.ts';
import { HOSTILE_TEXTS, hostileName, hostileValue } from './hostile.ts';

/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly uniqueItems?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
}
type Fields = Readonly<Record<string, unknown>>;

const MAX_ITEMS = 4;
/** Realistic values, used wherever pattern and length allow. */
const PLAUSIBLE = [
  'Some text',
  'Größe & <b>Preis</b>',
  'fuzz@metier.test',
  'Correct-horse-1',
  '123456',
  'https://portfolio.example/works?id=1',
  'HTTP://[::1]/%00',
  ...HOSTILE_TEXTS,
] as const;

/**
 * Values that fit a schema.
 *
 * @param ids ids used for UUIDs, besides random ones
 */
export function valueOf(schema: TSchema | Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf, items = {}, ...rest } = schema as Schema;
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, ids)));
  if (type === 'object') return fieldsOf(schema, ids);
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = MAX_ITEMS, uniqueItems = false } = rest;
    const limits = { minLength, maxLength: Math.min(maxItems, MAX_ITEMS) };
    return (uniqueItems ? fc.uniqueArray : fc.array)(valueOf(items, ids), limits);
  }
  if (type === 'integer') return fc.integer({ min: rest.minimum ?? -100_000, max: rest.maximum ?? 100_000 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (rest.contentMediaType !== undefined) return anyFile;
  return textOf(rest, ids);
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(-24, -14));
  const fits = new RegExp(pattern ?? '', 'u');
  const fitting = PLAUSIBLE.filter(
    (text) => fits.test(text) && text.length >= minLength && text.length <= maxLength,
  );
  return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.stringMatching(new RegExp(pattern ?? ''));
}

function fieldsOf(schema: TSchema | Schema, ids: readonly string[]): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = schema as Schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field, ids)] as const);
  return fc.record<Fields>(Object.fromEntries(fields), { requiredKeys: [...required] });
}

/** Objects with one fault: a missing field, an extra field, or a wrong value. */
export function nearly(schema: TSchema, ids: readonly string[]): fc.Arbitrary<Fields> {
  const names = Object.keys((schema as Schema).properties ?? {});
  const name = fc.oneof(hostileName, ...(names.length > 0 ? [fc.constantFrom(...names)] : []));
  return fc
    .tuple(fieldsOf(schema, ids), name, hostileValue, fc.boolean())
    .map(([fields, changed, value, isLeftOut]) =>
      isLeftOut
        ? Object.fromEntries(Object.entries(fields).filter(([other]) => other !== changed))
        : { ...fields, [changed]: value },
    );
}
