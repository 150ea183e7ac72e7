import type { Call, Operation } from '@metier/contract/operations';

/** The part of a schema that bounds the length of its JSON. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const KB = 1024;

/** Maximum body outside the contract, in bytes. */
export const COMMON_BODY_LIMIT = 64 * KB;
/** Maximum body of calls for accounts and sessions, in bytes. */
const AUTH_BODY_LIMIT = 8 * KB;
/** Smallest limit of any call; leaves room for whitespace. */
const MIN_LIMIT = 8 * KB;

/** A character outside the Basic Multilingual Plane, written as two escapes. */
const BYTES_OF_A_CHARACTER = '\\ud83d\\ude00'.length;
/** Maximum length of a text that is bounded by a pattern or format: that of a UUID. */
const PATTERN_LENGTH = 36;
const BYTES_OF_A_NUMBER = 30;
/** Quotation marks, a colon, a comma. */
const BYTES_AROUND = 6;

/**
 * Maximum size of a call's JSON body: any value that fits the schema, in any encoding, and little more. Calls under
 * `/api/auth/` have 8 KB.
 *
 * @example bodyLimitOf('POST /api/auth/login', operations['POST /api/auth/login']) // 8192
 */
export function bodyLimitOf(call: Call, { body }: Operation): number {
  if (call.includes(' /api/auth/')) return AUTH_BODY_LIMIT;
  return MIN_LIMIT + (body === undefined ? 0 : maxBytes(body));
}

/** Maximum size of a value in JSON; files are not sent as JSON. */
function maxBytes({
  type,
  enum: choices,
  maxLength,
  maxItems = 0,
  items = {},
  anyOf,
  properties,
}: Schema): number {
  if (anyOf) return Math.max(...anyOf.map(maxBytes));
  if (properties)
    return sum(
      Object.entries(properties).map(([name, field]) => name.length + BYTES_AROUND + maxBytes(field)),
    );
  if (type === 'array') return maxItems * (BYTES_AROUND + maxBytes(items));
  if (choices) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
  if (type === 'string') return (maxLength ?? PATTERN_LENGTH) * BYTES_OF_A_CHARACTER;
  return BYTES_OF_A_NUMBER;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
