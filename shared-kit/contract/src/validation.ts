import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { FieldError } from './errors.ts';
import { overlongLists, unknownFields } from './input-size.ts';
import { PATTERNS, UUID } from './patterns.ts';

/** Faults of an input by field: the `details` of 1000. */
export type Faults = Readonly<Record<string, FieldError>>;

/** A body that is neither JSON nor, where the call takes one, a form. */
export const WRONG_MEDIA_TYPE: Faults = { 'Content-Type': 'choice' };

/** Maximum number of reported faults. A mistyped form has fewer. */
export const MAX_FAULTS = 20;

const options = { allErrors: true, strict: false } as const;
const body = withFormats(new Ajv(options));
/** Query strings are text: coerces numbers, and single values to lists. */
const query = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));

/** Answers `{ value }` for what fits a schema, `{ faults }` for what does not. */
export type Validate = (data: unknown) => { readonly value: unknown } | { readonly faults: Faults };

/**
 * Validates a body or a query string against its schema, and that all text can be stored; a missing body counts as
 * empty. Used by the API and by the fake server of component tests. Oversized input is refused in bounded time: too
 * many unknown fields without checking the others, an overlong list without checking its items. The schema is compiled
 * at the first input: compiling all calls takes a quarter of a second.
 *
 * @example validatorFor(inputOf('PUT', operation).query, 'querystring')({}) // { faults: { project_id: 'required' } }
 */
export function validatorFor(schema: TSchema, part: 'body' | 'querystring'): Validate {
  let compiled: ValidateFunction | undefined;
  return (data) => {
    const validate = (compiled ??= (part === 'body' ? body : query).compile(schema));
    const value = data ?? {};
    const strange = unknownFields(schema, value);
    if (strange.length > MAX_FAULTS) return { faults: withFault(strange.slice(0, MAX_FAULTS), 'unknown') };
    const overlong = overlongLists(schema, value);
    const checked = without(value, overlong);
    const others = validate(checked) ? unstorableFields(checked) : fieldErrors(validate.errors ?? []);
    const faults = Object.entries({ ...others, ...withFault(overlong, 'tooLong') });
    return faults.length > 0 ? { faults: Object.fromEntries(faults.slice(0, MAX_FAULTS)) } : { value };
  };
}

const withFault = (fields: readonly string[], fault: FieldError): Faults =>
  Object.fromEntries(fields.map((field) => [field, fault]));

/** Returns the input itself if nothing is removed, because the validator coerces numbers in place. */
const without = (input: object, fields: readonly string[]): object =>
  fields.length === 0
    ? input
    : { ...input, ...Object.fromEntries(fields.map((field) => [field, undefined])) };

/** The fault of a reply, or undefined if it fits the contract. Example: `faultOf(operation.reply, {})`. */
export function faultOf(schema: TSchema, reply: unknown): string | undefined {
  return body.validate(schema, reply) ? undefined : body.errorsText(body.errors);
}

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['date', 'date-time']);
  return ajv.addFormat('uuid', UUID);
}

/** Fields that contain a NUL or a lone surrogate anywhere, including keys: databases cannot store them as text. */
function unstorableFields(input: object): Faults {
  const fields = Object.entries(input).filter((entry) => !isStorable(entry));
  return Object.fromEntries(fields.map(([field]) => [field, 'format']));
}

/** Iterates, because the nesting of a value that any schema accepts could exceed the stack. */
function isStorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string') {
      if (!one.isWellFormed() || one.includes('\0')) return false;
    } else if (typeof one === 'object' && one !== null) {
      for (const [name, part] of Object.entries(one)) rest.push(name, part);
    }
  }
  return true;
}

/** The first fault of each field, as the key of its text. */
function fieldErrors(errors: readonly ErrorObject[]): Faults {
  const entries = errors.map((error) => [fieldOf(error), faultKey(error)] as const);
  return Object.fromEntries(entries.toReversed());
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const [, field] = instancePath.split('/');
  const named = params['missingProperty'] ?? params['additionalProperty'];
  return field ?? (typeof named === 'string' ? named : 'body');
}

const FAULTS: Readonly<Record<string, FieldError>> = {
  required: 'required',
  additionalProperties: 'unknown',
  pattern: 'format',
  format: 'format',
  minLength: 'tooShort',
  minItems: 'tooShort',
  maxLength: 'tooLong',
  maxItems: 'tooLong',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  enum: 'choice',
  uniqueItems: 'choice',
};

function faultKey({ keyword, params }: ErrorObject): FieldError {
  const isEmpty = (keyword === 'minLength' || keyword === 'minItems') && params['limit'] === 1;
  return isEmpty || params['pattern'] === PATTERNS.notBlank.source ? 'required' : (FAULTS[keyword] ?? 'type');
}
