import { ERRORS, type ErrorName } from '@metier/contract';
import { describeError, ERROR_SCHEMAS } from '../errors/index.ts';

/** The schemas of all errors, by the names that responses reference. */
export const errorComponents = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(ERROR_SCHEMAS).map(([name, schema]) => [schemaName(name as ErrorName), schema]),
  );

/** One response per status, with all errors that have it. */
export function errorResponses(byStatus: ReadonlyMap<number, readonly ErrorName[]>): Record<number, object> {
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${ERRORS[name].code}: ${describeError(name)}`).join('\n'),
        ...(status === TOO_MANY && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema: anyOf(names.map(refTo)) } },
      },
    ]),
  );
}

const TOO_MANY = ERRORS.tooManyRequests.status;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } },
} as const;

/** Name of an error among the document's schemas, for example `Error1022`. */
const schemaName = (name: ErrorName): string => `Error${ERRORS[name].code}`;
const refTo = (name: ErrorName) => ({ $ref: `#/components/schemas/${schemaName(name)}` });
const anyOf = ([only, ...others]: readonly object[]): object | undefined =>
  others.length === 0 ? only : { anyOf: [only, ...others] };
