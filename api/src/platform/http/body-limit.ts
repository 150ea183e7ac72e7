import type { Call, Operation } from '@metier/contract/operations';

/** The part of a schema that bounds how much text fits it. */
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

/** Bytes of a body outside the contract. */
export const COMMON_BODY_LIMIT = 64 * KB;
/** Bytes of a body that deals with accounts and sessions. */
const AUTH_BODY_LIMIT = 8 * KB;
/** No call has a smaller limit, so that there is room for spaces. */
const LEAST = 8 * KB;

/** A character outside the first 65,536, written as two escapes. */
const BYTES_OF_A_CHARACTER = '\\ud83d\\ude00'.length;
/** Characters of a text whose length is bounded by its pattern or format: a UUID is the longest. */
const PATTERN_LENGTH = 36;
const BYTES_OF_A_NUMBER = 30;
/** Quotation marks, a colon, a comma. */
const BYTES_AROUND = 6;

/**
 * The most bytes that a JSON body of a call may have: whatever fits its schema, in any way of writing it, and little
 * more. Calls under `/api/auth/` take 8 KB.
 *
 * @example bodyLimitOf('POST /api/auth/login', operations['POST /api/auth/login']) // 8192
 */
export function bodyLimitOf(call: Call, { body }: Operation): number {
  if (call.includes(' /api/auth/')) return AUTH_BODY_LIMIT;
  return LEAST + (body === undefined ? 0 : mostBytes(body));
}

/** The most bytes of a value in JSON; files are not sent in it. */
function mostBytes({
  type,
  enum: choices,
  maxLength,
  maxItems = 0,
  items = {},
  anyOf,
  properties,
}: Schema): number {
  if (anyOf) return Math.max(...anyOf.map(mostBytes));
  if (properties)
    return sum(
      Object.entries(properties).map(([name, field]) => name.length + BYTES_AROUND + mostBytes(field)),
    );
  if (type === 'array') return maxItems * (BYTES_AROUND + mostBytes(items));
  if (choices) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
  if (type === 'string') return (maxLength ?? PATTERN_LENGTH) * BYTES_OF_A_CHARACTER;
  return BYTES_OF_A_NUMBER;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
