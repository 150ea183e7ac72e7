import type { FieldError } from '@metier/shared-kit/contract';
import { PATTERNS } from '@metier/shared-kit/contract';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { AppError } from '../errors/index.ts';

const options = { allErrors: true, strict: false } as const;
const body = withFormats(new Ajv(options));
/** Everything in a query string is text: numbers are read from it, and one value may stand for a list of one. */
const query = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));

/** Answers `{ value }` for what fits a schema, `{ error }` for what does not. */
export type Validate = (data: unknown) => { value: unknown } | { error: AppError };

/**
 * Checks a body or a query string against its schema, and that its text is text; a missing body counts as an empty
 * one.
 */
export function validatorFor(schema: TSchema, part: 'body' | 'querystring'): Validate {
  const validate = (part === 'body' ? body : query).compile(schema);
  return (data) => {
    const value = data ?? {};
    const faults = validate(value) ? unstorableFields(value) : fieldErrors(validate.errors ?? []);
    return Object.keys(faults).length > 0 ? { error: new AppError('invalidInput', faults) } : { value };
  };
}

/** What is wrong with a reply, or undefined when it is as the contract says. */
export function faultOf(schema: TSchema, reply: unknown): string | undefined {
  return body.validate(schema, reply) ? undefined : body.errorsText(body.errors);
}

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['uuid', 'date', 'date-time']);
  return ajv;
}

/** Fields with a NUL or half a surrogate pair anywhere inside, keys included: no database keeps them as text. */
function unstorableFields(input: object): Record<string, FieldError> {
  const fields = Object.entries(input).filter((entry) => !isStorable(entry));
  return Object.fromEntries(fields.map(([field]) => [field, 'format']));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

/** The first fault of each field, by the key of its text. */
function fieldErrors(errors: readonly ErrorObject[]): Record<string, FieldError> {
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
