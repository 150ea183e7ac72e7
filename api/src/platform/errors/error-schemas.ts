import { ERROR_NAMES, ERRORS, type ErrorName } from '@metier/contract';
import { ERROR_DETAILS } from '@metier/contract/error-details';
import { ERROR_EXAMPLES } from '@metier/contract/examples';
import { errorsOf, type Operation } from '@metier/contract/operations';
import Type, { type TSchema } from 'typebox';
import { describeError } from './describe-error.ts';

const BODY_TOO_LARGE = 413;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;

/** The response schema of every error, with its details. Source: product.md §§6, 8. */
export const ERROR_SCHEMAS = Object.fromEntries(
  ERROR_NAMES.map((name) => [name, errorSchema(name)]),
) as Readonly<Record<ErrorName, TSchema>>;

function errorSchema(name: ErrorName): TSchema {
  const { [name]: details }: Partial<Record<ErrorName, TSchema>> = ERROR_DETAILS;
  const { [name]: example }: Partial<Record<ErrorName, unknown>> = ERROR_EXAMPLES;
  const { code } = ERRORS[name];
  const description = describeError(name);
  const error = {
    code: Type.Literal(code),
    description: Type.String(),
    ...(details && { details: Type.Optional(details) }),
  };
  return Type.Object(
    { error: Type.Object(error, { additionalProperties: false }) },
    {
      additionalProperties: false,
      description,
      examples: [{ error: { code, description, ...(details && { details: example }) } }],
    },
  );
}

/**
 * The errors that a call can return, by HTTP status. A body that is too large is `invalidInput` with status 413; the
 * server error of a process that shuts down or has no database has status 503. Any call that changes data may be
 * rejected as cross-origin.
 *
 * @example errorsByStatus('GET', operations['GET /api/catalogue']) // Map { 400 => ['invalidInput'], … }
 */
export function errorsByStatus(
  method: string,
  operation: Operation,
): ReadonlyMap<number, readonly ErrorName[]> {
  const byStatus = Map.groupBy(errorsOf(operation), (name) => ERRORS[name].status as number);
  if (method !== 'GET') {
    byStatus.set(BODY_TOO_LARGE, ['invalidInput']);
    byStatus.set(FORBIDDEN, [...new Set([...(byStatus.get(FORBIDDEN) ?? []), 'notAllowed' as const])]);
  }
  return byStatus.set(UNAVAILABLE, ['serverError']);
}
