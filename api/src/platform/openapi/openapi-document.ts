import { ERRORS, type ErrorName } from '@metier/shared-kit/contract';
import { mediaTypeOf, type Operation } from '@metier/shared-kit/contract/operations';
import type { TSchema } from 'typebox';
import { describeError } from '../errors/index.ts';

/** Errors that any call can answer besides its own. */
const COMMON: readonly ErrorName[] = ['invalidInput', 'tooManyRequests', 'serverError'];
const SIGNED_IN: readonly ErrorName[] = ['notSignedIn', 'tokenExpired', 'sessionEnded', 'notAllowed'];

const ErrorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'description'],
      properties: { code: { type: 'integer' }, description: { type: 'string' }, details: { type: 'object' } },
    },
  },
} as const;

/** What a call looks like in use. */
interface Example {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/**
 * The OpenAPI 3.1 description of calls, made of the same schemas that validate them. Source: product.md §6.
 *
 * @param examples one for every call, by the same names
 * @example openApiDocument(operations, examples).paths['/api/catalogue'].get.summary
 */
export function openApiDocument(
  operations: Readonly<Record<string, Operation>>,
  examples: Readonly<Record<string, Example>>,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = call.split(' ');
    const described = describeOperation(path, operation, examples[call]);
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Metier',
      version: '1.0.0',
      description: 'The API of the fixed-price freelance marketplace.',
    },
    paths,
    components: {
      schemas: { Error: ErrorSchema },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeOperation(
  path: string,
  { summary, access, query, body, reply, errors, idempotent }: Operation,
  example: Example | undefined,
) {
  const isPublic = access === 'public';
  const allErrors = [...COMMON, ...(isPublic ? [] : SIGNED_IN), ...errors];
  return {
    summary,
    description: typeof access === 'string' ? `Open to: ${access}` : `Open to: ${access.join(', ')}`,
    'x-open-to': access,
    tags: [path.split('/')[2] ?? ''],
    ...(!isPublic && { security: [{ token: [] }] }),
    parameters: [...queryParameters(query, example?.query), ...(idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...(body && { requestBody: { required: true, content: content(body, example?.body) } }),
    responses: {
      200: { description: 'Done', content: content(reply, example?.reply) },
      ...errorResponses(allErrors),
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the client and kept until the answer arrives: the same key and body give the first answer again',
  schema: { type: 'string', format: 'uuid' },
} as const;

/** A file is shown without its example, whose bytes would tell nobody anything. */
const content = (schema: TSchema, example: unknown) => ({
  [mediaTypeOf(schema)]: { schema, ...(!(example instanceof Uint8Array) && { example }) },
});

function queryParameters(query: Operation['query'], example: Example['query'] = {}): object[] {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}

/** One response for each status, naming every error that has it. */
function errorResponses(names: readonly ErrorName[]): Record<number, object> {
  const responses: Record<number, { description: string; content: object }> = {};
  for (const name of new Set(names)) {
    const { code, status } = ERRORS[name];
    const line = `${code}: ${describeError(name)}`;
    const before = responses[status]?.description;
    responses[status] = { description: before ? `${before}\n${line}` : line, content: ERROR_CONTENT };
  }
  return responses;
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } as const;
